import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { ToggleChip } from '../../../components/chip.tsx';
import { DayText } from '../../../components/time-text.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { MAX_TASKS, type Writing, withLine } from '../writing/writing.ts';

type Props = {
  carry: { readonly day: string; readonly tasks: readonly string[] };
  today: string;
  writing: Writing;
  onChange: (part: Partial<Writing>) => void;
};

/** What the last entry planned: each task goes into the summary, is carried over, or is let go by doing nothing. */
export function CarryCard({ carry, today, writing, onChange }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const { summary, nextTasks } = writing;
  const isTold = (task: string) => summary.split('\n').includes(`- ${task}`);
  const tell = (task: string) =>
    onChange({
      summary: isTold(task)
        ? summary
            .split('\n')
            .filter((line) => line !== `- ${task}`)
            .join('\n')
        : withLine(summary, task),
    });
  const carryOver = (task: string) => {
    if (nextTasks.includes(task)) onChange({ nextTasks: nextTasks.filter((other) => other !== task) });
    else if (nextTasks.length >= MAX_TASKS) toast.info(translateMessage('tooManyItems'));
    else onChange({ nextTasks: [...nextTasks, task] });
  };
  return (
    <Card aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-2">
        <h2 id={headingId}>
          <Trans>Planned last time</Trans>
        </h2>
        <span className="text-ink-2 text-sm">
          <DayText day={carry.day} today={today} />
        </span>
      </div>
      <ul className="-mb-2 grid grid-cols-1 divide-y divide-line">
        {carry.tasks.map((task) => (
          <li key={task} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-56">{task}</span>
            <span className="flex flex-wrap gap-2">
              <ToggleChip
                pressed={isTold(task)}
                aria-label={t`Into the summary: ${task}`}
                onClick={() => tell(task)}
              >
                <Trans>Into the summary</Trans>
              </ToggleChip>
              <ToggleChip
                pressed={nextTasks.includes(task)}
                aria-label={t`Carry over: ${task}`}
                onClick={() => carryOver(task)}
              >
                <Trans>Carry over</Trans>
              </ToggleChip>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
