import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useOpenHeading } from '../../../components/panes/use-open-heading.ts';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';
import { Late, ListSkeleton } from '../handbook/list-skeleton.tsx';
import { alone } from '../handbook/use-guidelines.ts';
import { MistakeRow } from './mistake-row.tsx';

const MistakeForm = lazyComponent(async () => (await import('./mistake-form.tsx')).MistakeForm);

/** One mistake, or the form of it, and what the user answered each time they were asked. */
export function OneMistake({ id }: { id: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useOpenHeading<HTMLHeadingElement>();
  const { today } = useHomeCalendar();
  const { edit } = useSearch({ from: '/handbook' });
  const navigate = useNavigate({ from: '/handbook' });
  const read = useApiQuery(api.mistake.get, { mistakeId: id }, { failure: 'none' });
  const { data } = read;
  const close = () =>
    void navigate({
      search: (now) => ({ ...alone(now), mistake: id }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
  const words = { yes: t`It happened again`, no: t`No repeat`, untested: t`It didn’t come up` };
  return (
    <div className="grid grid-cols-1 gap-4">
      <RouteLink
        to="/handbook"
        search={{ tab: 'mistakes' }}
        look="plain"
        className="-mt-2 justify-self-start @desk:hidden"
      >
        <ArrowLeftIcon className="size-5" />
        <Trans>All mistakes</Trans>
      </RouteLink>
      {data ? (
        <>
          <Card as="div">
            <h2 ref={heading} className="sr-only">
              <Trans>Mistake</Trans>
            </h2>
            <ul className="-my-2 grid grid-cols-1">
              {edit ? (
                <li className="py-3">
                  <Late>
                    <MistakeForm mistake={data.mistake} today={today} onClose={close} />
                  </Late>
                </li>
              ) : (
                <MistakeRow
                  mistake={data.mistake}
                  today={today}
                  hasDay
                  onDeleted={() => void navigate({ search: { tab: 'mistakes' } })}
                />
              )}
            </ul>
          </Card>
          <Card aria-labelledby={headingId}>
            <h2 id={headingId}>
              <Trans>Did it happen again?</Trans>
            </h2>
            {data.answers.length === 0 ? (
              <p className="mt-1 text-ink-2">
                <Trans>You weren’t asked yet.</Trans>
              </p>
            ) : (
              <ul className="mt-2 -mb-2 grid grid-cols-1 divide-y divide-line">
                {data.answers.map(({ answer, day }) => (
                  <li key={day} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                    <span>{words[answer]}</span>
                    <span className="text-ink-2 text-sm">
                      <DayText day={day} today={today} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </>
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ReadFailure of={read} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
