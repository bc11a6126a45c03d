import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { relativeDay } from '../../../components/format-time.ts';
import { ArrowRightIcon } from '../../../components/icons/actions.tsx';
import { BulbIcon } from '../../../components/icons/places.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { sayRefusal } from '../../../lib/locale/translate-message.ts';
import type { WritingErrors } from '../writing/check-writing.ts';
import type { DayData } from '../writing/day-cache.ts';
import type { Writing } from '../writing/writing.ts';
import { Fold } from './fold.tsx';
import { TaskList } from './task-list.tsx';

type Props = {
  data: DayData;
  writing: Writing;
  errors: WritingErrors;
  onChange: (part: Partial<Writing>) => void;
};

/**
 * The sections that may stay empty, folded; one with a message opens.
 * What the home team does not write is not offered, but what stands there already stays in reach.
 */
export function OptionalSections({ data, writing, errors, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState({ learnings: false, nextTasks: false });
  const { learnings, nextTasks } = writing;
  const written = { learnings: learnings.trim() !== '', nextTasks: nextTasks.length > 0 };
  // One that is emptied stays until the editor closes: it must not vanish under the hands.
  const [opening] = useState(written);
  const offers = (name: keyof typeof open) => data.modules[name] || opening[name] || written[name];
  const isOpen = {
    learnings: open.learnings || errors.learnings !== undefined,
    nextTasks: open.nextTasks || errors.nextTasks !== undefined,
  };
  const toggle = (name: keyof typeof open) => () => setOpen({ ...open, [name]: !isOpen[name] });
  const when = relativeDay(data.nextWorkingDay, data.today, i18n.locale);
  return (
    <div className="mt-2">
      {offers('learnings') && (
        <Fold
          icon={<BulbIcon />}
          title={<Trans>Learnings</Trans>}
          note={learnings.trim() || <Trans>What would you tell yourself this morning?</Trans>}
          open={isOpen.learnings}
          onToggle={toggle('learnings')}
        >
          <TextArea
            id="learnings"
            label={t`Learnings`}
            labelHidden
            placeholder={t`What would you tell yourself this morning?`}
            minRows={2}
            value={learnings}
            onChange={(event) => onChange({ learnings: event.target.value })}
            error={errors.learnings && sayRefusal(errors.learnings)}
          />
        </Fold>
      )}
      {offers('nextTasks') && (
        <Fold
          icon={<ArrowRightIcon />}
          title={<Trans>Important tasks for {when}</Trans>}
          note={
            nextTasks.length > 0 ? (
              <Plural value={nextTasks.length} one="# task" other="# tasks" />
            ) : (
              <Trans>Up to five, the first one first</Trans>
            )
          }
          open={isOpen.nextTasks}
          onToggle={toggle('nextTasks')}
        >
          <TaskList
            tasks={nextTasks}
            label={t`Important tasks for ${when}`}
            error={errors.nextTasks}
            onChange={(tasks) => onChange({ nextTasks: tasks })}
          />
        </Fold>
      )}
    </div>
  );
}
