import { Trans, useLingui } from '@lingui/react/macro';
import { BulbIcon, CompassIcon } from '../../../components/icons/places.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import type { SectionProps } from './optional-sections.tsx';

/** What the day taught. */
export function LearningsSection({ writing: { learnings }, errors, onChange, ...fold }: SectionProps) {
  const { t } = useLingui();
  return (
    <CollapsibleSection
      icon={<BulbIcon />}
      title={<Trans>Learnings</Trans>}
      note={learnings.trim() || <Trans>What would you tell yourself this morning?</Trans>}
      open={fold.open}
      onToggle={fold.onToggle}
    >
      <TextArea
        id="learnings"
        label={t`Learnings`}
        labelHidden
        placeholder={t`What would you tell yourself this morning?`}
        minRows={2}
        value={learnings}
        onChange={(event) => onChange({ learnings: event.target.value })}
        error={errors.learnings && refusalMessage(errors.learnings)}
      />
    </CollapsibleSection>
  );
}

/** What leading taught, once a week. */
export function InsightSection({ writing: { insight }, errors, onChange, ...fold }: SectionProps) {
  const { t } = useLingui();
  return (
    <CollapsibleSection
      icon={<CompassIcon />}
      title={<Trans>Leadership insight</Trans>}
      note={insight.trim() || <Trans>What did this week teach you about leading?</Trans>}
      open={fold.open}
      onToggle={fold.onToggle}
    >
      <TextArea
        id="insight"
        label={t`Leadership insight`}
        labelHidden
        placeholder={t`What did this week teach you about leading?`}
        minRows={2}
        value={insight}
        onChange={(event) => onChange({ insight: event.target.value })}
        error={errors.insight && refusalMessage(errors.insight)}
      />
    </CollapsibleSection>
  );
}
