import { api, type TeamRules, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../components/checkbox.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { DiaryMinimums } from './diary-minimums.tsx';
import { isValid, rulesFormOf, rulesRequest } from './diary-rules.ts';
import { SettingsCard, SettingsForm } from './settings-card.tsx';
import { useSection } from './use-section.ts';
import { useTeamChange } from './use-team-change.ts';

type Module = keyof TeamRules['modules'];

/** What the team's diaries hold, and how much of it at least. */
export function DiarySection({ team: { id: teamId, rules } }: { team: TeamView }) {
  const { t } = useLingui();
  const section = useSection('diary', rulesFormOf(rules));
  const { value, change } = section;
  const { save, isPending, error, reset, errorAt } = useTeamChange(api.team.setting);
  const send = () => {
    if (isValid(value)) save({ teamId, rules: rulesRequest(value) }, section.saved);
  };
  const modules: readonly { name: Module; label: string; hint?: string }[] = [
    { name: 'learnings', label: t`Learnings` },
    { name: 'mistakes', label: t`Small mistakes`, hint: t`Only their author sees them` },
    { name: 'unclear', label: t`Strange or unclear things` },
    { name: 'customerGood', label: t`Customer-good things`, hint: t`Leaders look at each` },
    { name: 'weeklyTop', label: t`Weekly top-5 progress`, hint: t`On the week’s last working day` },
    {
      name: 'insight',
      label: t`Leadership insight`,
      hint: t`For leaders, on the week’s last working day`,
    },
    { name: 'nextTasks', label: t`Important tasks of the next working day` },
  ];
  return (
    <SettingsCard
      id="diary"
      title={<Trans>Diary</Trans>}
      hint={<Trans>Applies to members whose home team this is, from their next diary.</Trans>}
    >
      <SettingsForm
        section={section}
        isPending={isPending}
        failure={errorAt('rules') === undefined && error && failureMessage(error)}
        onSave={send}
        onDiscard={reset}
      >
        <fieldset className="grid grid-cols-1 @tablet:grid-cols-2 @tablet:gap-x-6">
          <legend className="font-semibold text-sm">
            <Trans>Sections beside the work summary</Trans>
          </legend>
          {modules.map(({ name, label, hint }) => (
            <Checkbox
              key={name}
              label={label}
              hint={hint}
              checked={value.modules[name]}
              onChange={(event) => change({ modules: { ...value.modules, [name]: event.target.checked } })}
            />
          ))}
        </fieldset>
        <DiaryMinimums form={value} onChange={change} errorAt={errorAt} />
      </SettingsForm>
      <p>
        <RouteLink to="/department/question" search={{ team: teamId }}>
          <Trans>Daily questions</Trans>
        </RouteLink>
      </p>
    </SettingsCard>
  );
}
