import type { PeriodNumbers } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { measureOf, missingOf } from './series.ts';

type Props = { total: PeriodNumbers; before: PeriodNumbers | null };

/** A period in a few figures, each beside what it was on the same weekdays before. */
export function Headline({ total, before }: Props) {
  const { i18n } = useLingui();
  const percent = (value: number) => i18n.number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const whole = (value: number) => i18n.number(value);
  const figure = (name: ReactNode, of: (numbers: PeriodNumbers) => number | null, format = whole) => (
    <Figure name={name} now={of(total)} before={before && of(before)} format={format} />
  );
  const { newcomers } = total;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-5">
      {figure(<Trans>Completion</Trans>, (of) => measureOf(of, 'completion'), percent)}
      {figure(<Trans>On time</Trans>, ({ onTime }) => onTime)}
      {figure(<Trans>Late</Trans>, ({ late }) => late)}
      {figure(<Trans>Not submitted</Trans>, missingOf)}
      {figure(<Trans>Characters per diary</Trans>, (of) => measureOf(of, 'length'))}
      {figure(<Trans>Comments received</Trans>, ({ received }) => received)}
      {figure(<Trans>Comments given</Trans>, ({ given }) => given)}
      {newcomers && (
        <Figure
          name={<Trans>Newcomers answered within a day</Trans>}
          now={(100 * newcomers.answered) / newcomers.diaries}
          before={before?.newcomers ? (100 * before.newcomers.answered) / before.newcomers.diaries : null}
          format={percent}
        />
      )}
    </dl>
  );
}

type FigureProps = {
  name: ReactNode;
  now: number | null;
  before: number | null;
  format: (value: number) => string;
};

function Figure({ name, now, before, format }: FigureProps) {
  const was = before === null ? null : format(before);
  return (
    <div>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="font-serif text-2xl tabular-nums leading-tight">{now === null ? '–' : format(now)}</dd>
      {was !== null && (
        <dd className="text-ink-2 text-sm tabular-nums">
          <Trans>before {was}</Trans>
        </dd>
      )}
    </div>
  );
}
