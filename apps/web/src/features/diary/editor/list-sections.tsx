import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { relativeDay } from '../../../components/days/format-time.ts';
import { ArrowRightIcon, HeartIcon } from '../../../components/icons/actions.tsx';
import { QuestionIcon } from '../../../components/icons/places.tsx';
import { MAX_LINES, MAX_TASKS } from '../writing/writing.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import { fieldId } from './field-ids.ts';
import { LineList } from './line-list.tsx';
import type { SectionProps } from './optional-sections.tsx';

/** What was strange or unclear; for the team to answer. */
export function UnclearSection({ writing: { unclear }, errors, onChange, ...fold }: SectionProps) {
  const { t } = useLingui();
  return (
    <CollapsibleSection
      icon={<QuestionIcon />}
      title={<Trans>Strange or unclear things</Trans>}
      note={
        unclear.length > 0 ? (
          unclear.join(' · ')
        ) : (
          <Trans>Each goes to your team’s questions, where anyone can answer</Trans>
        )
      }
      open={fold.open}
      onToggle={fold.onToggle}
    >
      <LineList
        id={fieldId.unclear}
        lines={unclear}
        label={t`Strange or unclear things`}
        placeholder={t`What made you wonder?`}
        addLabel={t`Add the question`}
        max={MAX_LINES}
        error={errors.unclear}
        onChange={(lines) => onChange({ unclear: lines })}
      />
    </CollapsibleSection>
  );
}

/** What was good for a customer; leaders look at each. */
export function CustomerGoodSection({ writing: { customerGood }, errors, onChange, ...fold }: SectionProps) {
  const { t } = useLingui();
  return (
    <CollapsibleSection
      icon={<HeartIcon />}
      title={<Trans>Customer-good things</Trans>}
      note={
        customerGood.length > 0 ? customerGood.join(' · ') : <Trans>Which customer did you make happy?</Trans>
      }
      open={fold.open}
      onToggle={fold.onToggle}
    >
      <LineList
        id={fieldId.customerGood}
        lines={customerGood}
        label={t`Customer-good things`}
        placeholder={t`What was good for a customer?`}
        addLabel={t`Add it`}
        max={MAX_LINES}
        error={errors.customerGood}
        onChange={(lines) => onChange({ customerGood: lines })}
      />
    </CollapsibleSection>
  );
}

/** What the next working day begins with. */
export function NextTasksSection({ data, writing: { nextTasks }, errors, onChange, ...fold }: SectionProps) {
  const { t, i18n } = useLingui();
  const when = relativeDay(data.nextWorkingDay, data.today, i18n.locale);
  return (
    <CollapsibleSection
      icon={<ArrowRightIcon />}
      title={<Trans>Important tasks for {when}</Trans>}
      note={
        nextTasks.length > 0 ? (
          <Plural value={nextTasks.length} one="# task" other="# tasks" />
        ) : (
          <Trans>Up to five, the first one first</Trans>
        )
      }
      open={fold.open}
      onToggle={fold.onToggle}
    >
      <LineList
        id={fieldId.nextTasks}
        lines={nextTasks}
        label={t`Important tasks for ${when}`}
        placeholder={t`What comes next?`}
        addLabel={t`Add the task`}
        max={MAX_TASKS}
        error={errors.nextTasks}
        onChange={(lines) => onChange({ nextTasks: lines })}
      />
    </CollapsibleSection>
  );
}
