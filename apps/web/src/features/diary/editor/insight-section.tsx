import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { CompassIcon } from '../../../components/icons/places.tsx';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import type { SectionProps } from './optional-sections.tsx';

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
