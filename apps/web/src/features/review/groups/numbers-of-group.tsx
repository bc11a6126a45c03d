import type { Grade } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DayMark } from '../../../components/days/day-mark.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { type GradeOrMissed, type GradeShare, type GroupNumbers, gradeShares } from './grade-shares.ts';

/** Why there is no number: one sentence for groups that are too small, and for those that would tell of such. */
export function Withheld() {
  return (
    <p className="text-ink-2">
      <Trans>
        To protect everyone, numbers appear only where they say nothing about fewer than five people.
      </Trans>
    </p>
  );
}

type Props = {
  numbers: GroupNumbers;
  /** How many people it is about, where that is told. */
  people?: number;
  /** Whose numbers they are, where no heading of a card says so. */
  name?: string;
};

/** Average, completion, and how the expected days divide among the grades. */
export function NumbersOfGroup({ numbers: { mean, completion, grades }, people, name }: Props) {
  const { t, i18n } = useLingui();
  const toTenth = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  const label = name === undefined ? t`Days by grade` : t`Days of ${name} by grade`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-3">
        <Figure name={<Trans>Average</Trans>}>{toTenth.format(mean)}</Figure>
        <Figure name={<Trans>Completion</Trans>}>{percent.format(completion / 100)}</Figure>
        {people !== undefined && <Figure name={<Trans>People scored</Trans>}>{people}</Figure>}
      </dl>
      <table className="w-full border-separate border-spacing-x-0 border-spacing-y-1">
        <caption className="sr-only">{label}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Grade</Trans>
            </th>
            <th scope="col">
              <Trans>Days</Trans>
            </th>
            <th scope="col" className="@max-[20rem]:hidden">
              <Trans>Percent</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {gradeShares(grades).map((share) => (
            <GradeRow key={share.grade} share={share} text={percent.format(share.percent / 100)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="font-serif text-xl tabular-nums leading-tight">{children}</dd>
    </div>
  );
}

const fills: Record<GradeOrMissed, string> = {
  A: 'bg-grade-a',
  B: 'bg-grade-b',
  C: 'bg-grade-c',
  D: 'bg-grade-d',
  missed: 'bg-ink-3',
};

/** A grade by sign and letter, its bar, and the numbers; the bar says nothing that they do not. */
function GradeRow({ share: { grade, days, percent }, text }: { share: GradeShare; text: string }) {
  return (
    <tr>
      <th scope="row" className="w-px whitespace-nowrap p-0 pr-2 text-start font-normal">
        <span className="flex items-center gap-2">
          <Sign grade={grade} />
          {grade === 'missed' ? <Trans>missed</Trans> : grade}
        </span>
      </th>
      <td className="p-0">
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="h-2 min-w-0 flex-1 overflow-hidden rounded-pill bg-sunken @max-[20rem]:hidden"
          >
            <span
              style={{ width: `${percent}%` }}
              className={`block h-full rounded-pill forced-colors:bg-[Highlight] ${fills[grade]}`}
            />
          </span>
          <span className="ml-auto min-w-8 text-end tabular-nums">{days}</span>
        </span>
      </td>
      <td className="w-px whitespace-nowrap p-0 pl-3 text-end text-ink-2 text-sm tabular-nums @max-[20rem]:hidden">
        {text}
      </td>
    </tr>
  );
}

function Sign({ grade }: { grade: Grade | 'missed' }) {
  return grade === 'missed' ? (
    <DayMark state="missed" className="size-6 @max-[20rem]:hidden" />
  ) : (
    <Berry grade={grade} letter={false} className="size-6 @max-[20rem]:hidden" />
  );
}
