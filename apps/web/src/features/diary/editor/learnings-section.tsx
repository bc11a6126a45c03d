import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { BulbIcon } from '../../../components/icons/places.tsx';
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
