import { api, type ImprovementView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { Chip, type ChipTone } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';
import { ImprovementAnswer } from './improvement-answer.tsx';
import { ImprovementForm } from './improvement-form.tsx';
import { improvementReads } from './improvement-reads.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** What the user does better from now on, and how it went with what they wanted before. */
export function Improvements() {
  const last = useApiQuery(api.lastImprove.getLast, {}, { failure: 'none' });
  const list = useApiPages(api.lastImprove.list, { limit: 50 }, { failure: 'none' });
  const failed = [last, list].find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
  if (!last.data || !list.data) return failed ? <ReadFailure of={failed} /> : <ListSkeleton />;
  const { improvement, checkOn } = last.data;
  const past = list.data.filter(({ id }) => id !== improvement?.id);
  return (
    <div className="grid grid-cols-1 gap-4">
      {improvement && <Current key={improvement.id} improvement={improvement} />}
      <ImprovementForm key={`after ${improvement?.id}`} days={checkOn} replaces={improvement !== null} />
      {past.length > 0 ? (
        <History improvements={past} />
      ) : (
        !improvement && (
          <EmptyState title={<Trans>Nothing yet</Trans>}>
            <Trans>One small thing at a time. In two weeks we ask how it went.</Trans>
          </EmptyState>
        )
      )}
      <NextPage of={list} look="quiet" className="justify-self-center">
        <Trans>Show more</Trans>
      </NextPage>
    </div>
  );
}

type CurrentImprovement = Pick<ImprovementView, 'id' | 'text' | 'day' | 'checkOn'> & { due: boolean };

function Current({ improvement }: { improvement: CurrentImprovement }) {
  const headingId = useId();
  const { today } = useHomeCalendar();
  const { text, checkOn, due } = improvement;
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h2 id={headingId} className="font-sans text-ink-2 text-sm">
        <Trans>My improvement</Trans>
      </h2>
      <p lang={ownLang(text)} className="wrap-anywhere mt-1 whitespace-pre-wrap font-serif text-lg">
        {text}
      </p>
      {!due && (
        <p className="mt-1 text-ink-2 text-sm">
          <Trans>
            We ask how it went: <DayText day={checkOn} today={today} />. You can say it earlier.
          </Trans>
        </p>
      )}
      <ImprovementAnswer improvementId={improvement.id} className="mt-3" />
    </Card>
  );
}

function History({ improvements }: { improvements: readonly ImprovementView[] }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>How it went</Trans>
      </h2>
      <ul className="mt-2 -mb-2 grid grid-cols-1 divide-y divide-line">
        {improvements.map((improvement) => (
          <Past key={improvement.id} improvement={improvement} />
        ))}
      </ul>
    </Card>
  );
}

const tones: Record<NonNullable<ImprovementView['answer']>, ChipTone> = {
  kept: 'leaf',
  changed: 'amber',
  dropped: 'plain',
};

function Past({ improvement: { id, text, day, answer, note } }: { improvement: ImprovementView }) {
  const { t } = useLingui();
  const { mutate } = useApiCommand(api.lastImprove.delete, { invalidates: improvementReads });
  const remove = () =>
    mutate(
      { improvementId: id },
      {
        onSuccess: () =>
          toast.undoable(t`Improvement deleted`, () => mutate({ improvementId: id, undo: true })),
      },
    );
  const words = { kept: t`kept`, changed: t`changed`, dropped: t`dropped` };
  return (
    <li className="flex items-start gap-2 @max-[18rem]:flex-wrap py-1">
      <div className="min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full py-2">
        <p lang={ownLang(text)} className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
          <DayText day={day} style="year" />
          {answer && <Chip tone={tones[answer]}>{words[answer]}</Chip>}
        </p>
        {note !== '' && (
          <p lang={ownLang(note)} className="wrap-anywhere mt-1 whitespace-pre-wrap text-ink-2 text-sm">
            {note}
          </p>
        )}
      </div>
      <MoreMenu
        label={t`More about: ${text}`}
        actions={[
          {
            id: 'delete',
            label: t`Delete`,
            icon: <TrashIcon className="size-5" />,
            danger: true,
            onSelect: remove,
          },
        ]}
      />
    </li>
  );
}
