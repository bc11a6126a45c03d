import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../components/checkbox.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { allRight, NEWCOMER_DAYS, rulesFormOf, rulesRequest, TEXT_MINIMUM } from './diary-rules.ts';
import { NumberField } from './number-field.tsx';
import { SettingsCard, SettingsForm } from './settings-card.tsx';
import { useSection } from './use-section.ts';
import { useTeamChange } from './use-team-change.ts';

/** What the team's diaries hold, and how long they are at least. */
export function DiarySection({ team: { id: teamId, rules } }: { team: TeamView }) {
  const { t } = useLingui();
  const section = useSection('diary', rulesFormOf(rules));
  const { value, change } = section;
  const { save, isPending, error, reset, sayAt } = useTeamChange(api.team.setting);
  const send = () => {
    if (allRight(value)) save({ teamId, rules: rulesRequest(value) }, section.saved);
  };
  return (
    <SettingsCard
      id="diary"
      title={<Trans>Diary</Trans>}
      hint={<Trans>Holds for those whose first team this is, from their next diary on.</Trans>}
    >
      <SettingsForm
        section={section}
        isPending={isPending}
        failure={sayAt('rules') === undefined && error && failureMessage(error)}
        onSave={send}
        onDiscard={reset}
      >
        <fieldset className="grid grid-cols-1">
          <legend className="font-semibold text-sm">
            <Trans>Sections beside the work summary</Trans>
          </legend>
          <Checkbox
            label={t`Learnings`}
            checked={value.modules.learnings}
            onChange={(event) => change({ modules: { ...value.modules, learnings: event.target.checked } })}
          />
          <Checkbox
            label={t`Important tasks of the next working day`}
            checked={value.modules.nextTasks}
            onChange={(event) => change({ modules: { ...value.modules, nextTasks: event.target.checked } })}
          />
        </fieldset>
        <div className="grid grid-cols-1 items-start gap-4 @tablet:grid-cols-2">
          <NumberField
            label={t`Work summary, at least`}
            unit={t`characters`}
            bounds={TEXT_MINIMUM}
            value={value.summaryMinimum}
            onChange={(summaryMinimum) => change({ summaryMinimum })}
            error={sayAt('rules.minimums.summary')}
          />
          <NumberField
            label={t`Learnings, where written, at least`}
            unit={t`characters`}
            bounds={TEXT_MINIMUM}
            value={value.learningsMinimum}
            onChange={(learningsMinimum) => change({ learningsMinimum })}
            error={sayAt('rules.minimums.learnings')}
            disabled={!value.modules.learnings}
          />
          <NumberField
            label={t`Newcomers’ work summary, at least`}
            unit={t`characters`}
            bounds={TEXT_MINIMUM}
            value={value.newcomerMinimum}
            onChange={(newcomerMinimum) => change({ newcomerMinimum })}
            error={sayAt('rules.minimums.newcomerSummary')}
          />
          <NumberField
            label={t`A newcomer for the first`}
            unit={t`days`}
            bounds={NEWCOMER_DAYS}
            value={value.newcomerDays}
            onChange={(newcomerDays) => change({ newcomerDays })}
            error={sayAt('rules.newcomerDays')}
          />
        </div>
      </SettingsForm>
    </SettingsCard>
  );
}
