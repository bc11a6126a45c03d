import { progressOf } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { StepsIcon } from '../../../components/icons/places.tsx';
import { DayText } from '../../../components/time-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { MAX_TASKS, type Writing } from '../writing/writing.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import { fieldId } from './field-ids.ts';
import { LineList } from './line-list.tsx';
import type { SectionProps } from './optional-sections.tsx';

/** The week's five steps forward, picked from its entries or written anew, the weightiest first. */
export function WeeklyTopSection({ data, writing, errors, onChange, ...fold }: SectionProps) {
  const { t } = useLingui();
  const { weeklyTop } = writing;
  const pick = (line: string) => onChange({ weeklyTop: [...weeklyTop, line] });
  return (
    <CollapsibleSection
      icon={<StepsIcon />}
      title={<Trans>Weekly top-5 progress</Trans>}
      note={
        weeklyTop.length > 0 ? (
          <Plural value={weeklyTop.length} one="# step forward" other="# steps forward" />
        ) : (
          <Trans>Pick from what you wrote this week</Trans>
        )
      }
      open={fold.open}
      onToggle={fold.onToggle}
    >
      <LineList
        id={fieldId.weeklyTop}
        lines={weeklyTop}
        label={t`Weekly top-5 progress`}
        placeholder={t`What moved forward this week?`}
        addLabel={t`Add the step`}
        max={MAX_TASKS}
        error={errors.weeklyTop}
        onChange={(lines) => onChange({ weeklyTop: lines })}
      />
      <Picks
        entries={[...(data.weekEnd?.entries ?? []), todaysEntry(data.day, writing)]}
        taken={weeklyTop}
        onPick={pick}
      />
    </CollapsibleSection>
  );
}

type Entries = readonly { readonly day: string; readonly lines: readonly string[] }[];

/** What is being written today can be picked, too; its plans are not progress yet. */
function todaysEntry(day: string, writing: Writing): Entries[number] {
  return { day, lines: progressOf({ ...writing, nextTasks: [] }) };
}

function Picks({
  entries,
  taken,
  onPick,
}: {
  entries: Entries;
  taken: readonly string[];
  onPick: (line: string) => void;
}) {
  const { t } = useLingui();
  const days = entries
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
