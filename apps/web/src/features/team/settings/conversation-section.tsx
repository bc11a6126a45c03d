import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { SettingsCard, SettingsForm } from './settings-card.tsx';
import { useSection } from './use-section.ts';
import { useTeamChange } from './use-team-change.ts';
import { WaitingBanner } from './waiting-banner.tsx';

const REMIND_FIRST = '17:30';

/** Whether comments may be anonymous, and when members are reminded to write. */
export function ConversationSection({ team: { id: teamId, rules, coming } }: { team: TeamView }) {
  const { t } = useLingui();
  const { anonymous, remindAt } = coming?.rules ?? rules;
  const section = useSection('conversation', { anonymous, remindAt });
  const { value, change } = section;
  const { save, isPending, error, reset, errorAt, isOvertaken } = useTeamChange(api.team.setting);
  const send = (base: typeof value) => save({ teamId, rules: value, base: { rules: base } }, section.saved);
  const tell = (rulesTold: typeof value) => [
    { label: t`Anonymous comments`, text: rulesTold.anonymous ? t`on` : t`off` },
    { label: t`Remind members to write`, text: rulesTold.remindAt ?? t`off` },
  ];
  const timeError = errorAt('rules.remindAt');
  return (
    <SettingsCard id="conversation" title={<Trans>Comments and reminders</Trans>}>
      <WaitingBanner
        coming={coming}
        words={{ anonymous: { label: t`Anonymous comments`, text: anonymous ? t`on` : t`off` } }}
        busy={isPending}
        onTakeBack={() => save({ teamId, rules: { anonymous: rules.anonymous } }, section.discard)}
      />
      <SettingsForm
        section={section}
        isOvertaken={isOvertaken}
        tell={tell}
        isPending={isPending}
        failure={timeError === undefined && error && failureMessage(error)}
        onSave={send}
        onDiscard={reset}
      >
        <div>
          <Checkbox
            label={t`Anonymous comments`}
            hint={t`In teams of five or more. No one can find out who wrote one, not even administrators; they can remove it.`}
            checked={value.anonymous}
            onChange={({ target }) => change({ anonymous: target.checked })}
          />
          <RouteLink to="/privacy/anonymity" look="plain">
            <Trans>How anonymity works</Trans>
          </RouteLink>
        </div>
        <div className="grid grid-cols-1 gap-2">
          <Checkbox
            label={t`Remind members to write`}
            hint={t`Emails members who haven’t written, on working days. Each can choose another time, or none.`}
            checked={value.remindAt !== null}
            onChange={({ target }) => change({ remindAt: target.checked ? REMIND_FIRST : null })}
          />
          {value.remindAt !== null && (
            <TimeField
              label={<Trans>Time of the team’s day</Trans>}
              className="max-w-40"
              error={timeError}
              value={value.remindAt}
              onChange={(remindAt) => change({ remindAt })}
            />
          )}
        </div>
      </SettingsForm>
    </SettingsCard>
  );
}
