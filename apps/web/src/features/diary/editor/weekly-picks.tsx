import { progressOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayText } from '../../../components/days/time-text.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { DayData } from '../writing/day-cache.ts';
import { MAX_TASKS, type Writing } from '../writing/writing.ts';

type Props = { data: DayData; writing: Writing; onPick: (line: string) => void };

/** What the week's entries tell, line by line, to be picked as a step forward. */
export function WeeklyPicks({ data, writing, onPick }: Props) {
  const { t } = useLingui();
  const taken = writing.weeklyTop;
  // What is being written today can be picked, too; its plans are not progress yet.
  const todaysEntry = { day: data.day, lines: progressOf({ ...writing, nextTasks: [] }) };
  const days = [...(data.weekEnd?.entries ?? []), todaysEntry]
    .map(({ day, lines }) => ({ day, lines: lines.filter((line) => !taken.includes(line)) }))
    .filter(({ lines }) => lines.length > 0);
  if (days.length === 0) return null;
  const isFull = taken.length >= MAX_TASKS;
  return (
    <section aria-label={t`What you wrote this week`} className="mt-3 grid grid-cols-1 gap-3">
      {days.map(({ day, lines }) => (
        <div key={day}>
          <h4 className="font-sans font-semibold text-ink-2 text-sm">
            <DayText day={day} />
          </h4>
          <ul className="grid grid-cols-1">
            {lines.map((line) => (
              <li key={line} className="border-rule border-b">
                <button
                  type="button"
                  aria-disabled={isFull}
                  onClick={() => !isFull && onPick(line)}
                  className="-mx-2 flex min-h-(--target) w-[calc(100%+1rem)] items-center gap-2 rounded-sm px-2 py-1.5 text-start text-sm transition-colors hover:bg-grape-soft aria-disabled:text-ink-3"
                >
                  <PlusIcon className="size-5 shrink-0 text-grape" />
                  <span className="sr-only">
                    <Trans>Add to the progress:</Trans>
                  </span>
                  <span lang={ownLang(line)} className="wrap-anywhere min-w-0">
                    {line}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
