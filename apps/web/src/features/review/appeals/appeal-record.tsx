import type { AppealView } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Chip, type ChipTone } from '../../../components/choices/chip.tsx';
import { dayOf } from '../../../components/days/format-time.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { PlainText } from '../../../components/text/plain-text.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import type { Grade } from '../../../components/vine/vine-shapes.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';

const states: Readonly<Record<AppealView['state'], { tone: ChipTone; name: MessageDescriptor }>> = {
  open: { tone: 'amber', name: msg`waiting for a decision` },
  confirmed: { tone: 'plain', name: msg`score confirmed` },
  changed: { tone: 'leaf', name: msg`score changed` },
};

/** An appeal as both of its sides see it: both scores, both texts, both names. */
export function AppealRecord({ appeal }: { appeal: AppealView }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const { author, reason, createdAt, settler, answer, settledAt, edited } = appeal;
  const { scoreBefore, gradeBefore, scoreAfter, gradeAfter } = appeal;
  const { tone, name } = states[appeal.state];
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3 rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={headingId} className="font-sans font-semibold">
          <Trans>Appeal</Trans>
        </h3>
        <Chip tone={tone} className="bg-surface!">
          {i18n._(name)}
        </Chip>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Worth score={scoreBefore} grade={gradeBefore} />
        {scoreAfter !== null && gradeAfter !== null && (
          <>
            <span aria-hidden="true">→</span>
            <Worth score={scoreAfter} grade={gradeAfter} />
          </>
        )}
      </p>
      <Said by={<PersonName person={author} />} at={createdAt} text={reason} />
      {settledAt !== null && (
        <Said by={<PersonName person={settler ?? { name: '' }} />} at={settledAt} text={answer ?? ''} />
      )}
      {edited && (
        <p className="text-ink-2 text-sm">
          <Trans>The diary was changed after the appeal.</Trans>
        </p>
      )}
    </section>
  );
}

function Worth({ score, grade }: { score: number; grade: Grade }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-2 font-semibold tabular-nums">
      <Berry grade={grade} label={t`Grade ${grade}`} className="size-7" />
      <Trans>{score} of 100</Trans>
    </span>
  );
}

function Said({ by, at, text }: { by: ReactNode; at: string; text: string }) {
  const timeZone = useUserStore((state) => state.userInfo?.timezone);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="wrap-anywhere font-semibold">{by}</span>
        <span className="text-ink-2 text-sm">
          <DayText day={dayOf(at, timeZone)} />
        </span>
      </p>
      <PlainText text={text} />
    </div>
  );
}
