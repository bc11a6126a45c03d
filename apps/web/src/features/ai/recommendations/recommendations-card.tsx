import { api, type WorkView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { buttonClass } from '../../../components/buttons/button-class.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { ExternalIcon } from '../../../components/icons/actions.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import { searchAddress } from './search-address.ts';
import { WorkText } from './work-text.tsx';

/** What fits what the user learned and asked lately, each with the sentence that it fits; it is theirs to keep or to set aside. */
export function RecommendationsCard() {
  const { t } = useLingui();
  const headingId = useId();
  const locale = useLocale();
  const read = useApiQuery(api.ai.articleRecommendation, { locale }, { failure: 'none' });
  const { mutate, isPending } = useApiCommand(api.ai.settleWork, {
    invalidates: [api.ai.articleRecommendation],
    loading: 'none',
  });
  // Turned off, it is not there.
  if (read.error instanceof ApiRefusal && read.error.code === 400) return null;
  const settle =
    (work: WorkView, answer: 'saved' | 'read' | 'dismissed') => (label: ReactNode, name: string) => (
      <Button
        look="ghost"
        className="font-normal"
        disabled={isPending}
        aria-label={name}
        onClick={() => mutate({ id: work.id, answer })}
      >
        {label}
      </Button>
    );
  const row = (work: WorkView, because: ReactNode, isSaved: boolean) => {
    const { title } = work;
    return (
      <li key={work.id} className="grid grid-cols-1 gap-1 border-line border-t pt-3">
        <WorkText {...work} />
        {because}
        <div className="-mx-3 flex flex-wrap items-center">
          {!isSaved && settle(work, 'saved')(<Trans>Save</Trans>, t`Save: ${title}`)}
          {settle(work, 'read')(<Trans>I’ve read it</Trans>, t`I’ve read it: ${title}`)}
          {settle(work, 'dismissed')(<Trans>Not for me</Trans>, t`Not for me: ${title}`)}
          <a
            href={searchAddress(work, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Look it up: ${title}`}
            className={buttonClass('ghost', 'font-normal')}
          >
            <ExternalIcon className="size-5" />
            <Trans>Look it up</Trans>
          </a>
        </div>
      </li>
    );
  };
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId}>
        <Trans>Books and articles</Trans>
      </h2>
      {read.data ? (
        <>
          <p className="flex gap-1.5 text-ink-2 text-sm">
            <LockIcon className="mt-0.5 size-4 shrink-0" />
            {read.data.recommended.length > 0 ? (
              <Trans>
                They fit what you learned and asked in the last 30 days. Built-in; only you see this.
              </Trans>
            ) : (
              <Trans>Write what you learned or wonder about; what fits it appears here.</Trans>
            )}
          </p>
          <ul className="grid grid-cols-1 gap-3">
            {read.data.recommended.map(({ because, ...work }) =>
              row(
                work,
                <p className="wrap-anywhere border-line border-l-2 pl-3 text-ink-2 text-sm">
                  <q lang={ownLang(because.text)}>{because.text}</q>{' '}
                  <Link to="/home" search={{ diary: because.diaryId }} className="text-grape">
                    <DayText day={because.day} style="short" />
                  </Link>
                </p>,
                false,
              ),
            )}
          </ul>
          {read.data.saved.length > 0 && (
            <>
              <h3 className="font-sans text-base">
                <Trans>Saved</Trans>
              </h3>
              <ul className="grid grid-cols-1 gap-3">
                {read.data.saved.map((work) => row(work, null, true))}
              </ul>
            </>
          )}
        </>
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ReadFailure of={read} />
      ) : (
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
    </Card>
  );
}
