import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { NEWCOMER_DAYS, type RulesForm, TEXT_MINIMUM, WEEKLY_MISTAKES } from './diary-rules.ts';

type Props = {
  form: RulesForm;
  onChange: (part: Partial<RulesForm>) => void;
  /** What the server says of a field. */
  errorAt: (path: string) => ReactNode;
};

/** How much publishing asks for. */
export function DiaryMinimums({ form, onChange, errorAt }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 items-start gap-4 @tablet:grid-cols-2">
      <NumberField
        label={t`Work summary, at least`}
        unit={t`characters`}
        bounds={TEXT_MINIMUM}
        value={form.summaryMinimum}
        onChange={(summaryMinimum) => onChange({ summaryMinimum })}
        error={errorAt('rules.minimums.summary')}
      />
      <NumberField
        label={t`Learnings, where written, at least`}
        unit={t`characters`}
        bounds={TEXT_MINIMUM}
        value={form.learningsMinimum}
        onChange={(learningsMinimum) => onChange({ learningsMinimum })}
        error={errorAt('rules.minimums.learnings')}
        disabled={!form.modules.learnings}
      />
      <NumberField
        label={t`Small mistakes in a working week, at least`}
        unit={t`mistakes`}
        bounds={WEEKLY_MISTAKES}
        value={form.weeklyMistakes}
        onChange={(weeklyMistakes) => onChange({ weeklyMistakes })}
        error={errorAt('rules.minimums.weeklyMistakes')}
        disabled={!form.modules.mistakes}
      />
      <NumberField
        label={t`Leadership insight, at least (0 makes it optional)`}
        unit={t`characters`}
        bounds={TEXT_MINIMUM}
        value={form.insightMinimum}
        onChange={(insightMinimum) => onChange({ insightMinimum })}
        error={errorAt('rules.minimums.insight')}
        disabled={!form.modules.insight}
      />
      <NumberField
        label={t`Newcomers’ work summary, at least`}
        unit={t`characters`}
        bounds={TEXT_MINIMUM}
        value={form.newcomerMinimum}
        onChange={(newcomerMinimum) => onChange({ newcomerMinimum })}
        error={errorAt('rules.minimums.newcomerSummary')}
      />
      <NumberField
        label={t`A newcomer for the first`}
        unit={t`days`}
        bounds={NEWCOMER_DAYS}
        value={form.newcomerDays}
        onChange={(newcomerDays) => onChange({ newcomerDays })}
        error={errorAt('rules.newcomerDays')}
      />
    </div>
  );
}
