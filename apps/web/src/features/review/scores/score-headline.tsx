import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AddressLink } from '../../../components/buttons/address-link.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { headlineOf, type ScoredMonth, sumOf } from './series.ts';

/** A month in one number with its change, in one sentence, and, once someone asks, how it was worked out. */
export function ScoreHeadline({ month, before }: { month: ScoredMonth; before: ScoredMonth | undefined }) {
  const { i18n } = useLingui();
  const monthName = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  const nameOf = (of: ScoredMonth) => monthName.format(Date.parse(`${of.month}-01T00:00:00Z`));
  const { value, by } = headlineOf(month, before);
  const name = nameOf(month);
  if (value === null)
    return (
      <p className="text-ink-2">
        {month.days.some(({ score }) => score !== null) ? (
          <Trans>{name} has no average yet: only working days count toward it.</Trans>
        ) : (
          <Trans>No scores in {name} yet.</Trans>
        )}
      </p>
    );
  return (
    <>
      <p className="flex flex-wrap items-end gap-x-4 gap-y-1">
        <span className="font-serif text-[4rem] tabular-nums leading-[.85] @max-[18rem]:text-[3rem]">
          {i18n.number(value)}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold">
            {by !== null && before && <Change by={by} name={nameOf(before)} />}
          </span>
          <span className="block text-ink-2 text-sm">
            <Trans>Average, {name}</Trans>
          </span>
        </span>
      </p>
      <p className="mt-4 text-balance text-lg">
        <Sentence month={month} />
      </p>
      <WorkedOut month={month} />
    </>
  );
}

function Change({ by, name }: { by: number; name: string }) {
  const size = Math.abs(by);
  if (by > 0)
    return (
      <Trans>
        {size} more than in {name}
      </Trans>
    );
  if (by < 0)
    return (
      <Trans>
        {size} less than in {name}
      </Trans>
    );
  return <Trans>The same as in {name}</Trans>;
}

/** How much was written, and how ripe most of it is. */
function Sentence({ month }: { month: ScoredMonth }) {
  const { expected, written } = month;
  const { mostly } = headlineOf(month, undefined);
  const days =
    written >= expected ? (
      <Plural
        value={expected}
        one="You wrote on the one working day"
        other="You wrote on all # working days"
      />
    ) : (
      <Trans>
        You wrote on {written} of {expected} working days
      </Trans>
    );
  return mostly ? (
    <Trans>
      {days}, mostly {mostly}.
    </Trans>
  ) : (
    <Trans>{days}.</Trans>
  );
}

function WorkedOut({ month }: { month: ScoredMonth }) {
  const { i18n } = useLingui();
  const { mean, expected } = month;
  const [points, value] = [i18n.number(sumOf(month.days)), i18n.number(mean ?? 0)];
  return (
    <details className="group mt-2">
      <summary className="-mx-2 inline-flex min-h-(--target) cursor-pointer list-none items-center gap-1.5 rounded-md px-2 font-medium text-grape transition-colors hover:bg-grape-soft">
        <Trans>How is this worked out?</Trans>
        <ChevronDownIcon className="size-4 shrink-0 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-1 pb-1 text-ink-2">
        <p>
          <Plural value={expected} one="Average of one working day" other="Average of # working days" />
          {': '}
          <span className="tabular-nums">
            {points} ÷ {expected} = {value}
          </span>
        </p>
        <p>
          <Trans>
            A missed day counts as 0. Vacation, days off, days before you joined, and plain grapes don’t
            count.
          </Trans>
        </p>
        <p>
          <AddressLink href="/score?view=rubric" look="plain">
            <Trans>How scores work</Trans>
          </AddressLink>
        </p>
      </div>
    </details>
  );
}
