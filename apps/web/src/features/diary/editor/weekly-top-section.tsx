import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { StepsIcon } from '../../../components/icons/places.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useWas } from '../../../lib/use-was.ts';
import { MAX_TASKS } from '../writing/writing.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import { fieldId } from './field-ids.ts';
import { LineList } from './line-list.tsx';
import type { SectionProps } from './optional-sections.tsx';

// Most Fridays pass with the section shut.
const WeeklyPicks = latePart(async () => (await import('./weekly-picks.tsx')).WeeklyPicks, { failed: null });

/** The week's five steps forward, picked from its entries or written anew, the weightiest first. */
export function WeeklyTopSection({ data, writing, errors, onChange, ...fold }: SectionProps) {
  const { t } = useLingui();
  const { weeklyTop } = writing;
  const hasOpened = useWas(fold.open);
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
      {hasOpened && <WeeklyPicks data={data} writing={writing} onPick={pick} />}
    </CollapsibleSection>
  );
}
