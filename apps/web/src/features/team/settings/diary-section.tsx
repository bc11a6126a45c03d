import { api, type TeamRules, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { DiaryMinimums } from './diary-minimums.tsx';
import { isValid, type RulesForm, rulesFormOf, rulesRequest } from './diary-rules.ts';
import { SettingsCard, SettingsForm } from './settings-card.tsx';
import { useSection } from './use-section.ts';
import { useTeamChange } from './use-team-change.ts';

type Module = keyof TeamRules['modules'];

/** What the team's diaries hold, and how much of it at least. */
export function DiarySection({ team: { id: teamId, rules } }: { team: TeamView }) {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  const section = useSection('diary', rulesFormOf(rules));
  const { value, change } = section;
  const { save, isPending, error, reset, errorAt, isOvertaken } = useTeamChange(api.team.setting);
  const send = (base: RulesForm) => {
    if (!isValid(value)) return;
    save({ teamId, rules: rulesRequest(value), base: { rules: rulesRequest(base) } }, section.saved);
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
  const tell = (form: RulesForm) => [
    {
      label: t`Sections beside the work summary`,
      text: list.format(modules.flatMap(({ name, label }) => (form.modules[name] ? [label] : []))),
    },
    { label: t`Work summary, at least`, text: form.summaryMinimum },
    { label: t`Newcomers’ work summary, at least`, text: form.newcomerMinimum },
    { label: t`Learnings, where written, at least`, text: form.learningsMinimum },
    { label: t`Leadership insight, where written, at least`, text: form.insightMinimum },
    { label: t`Small mistakes in a working week, at least`, text: form.weeklyMistakes },
    { label: t`A newcomer for the first`, text: form.newcomerDays },
  ];
  return (
    <SettingsCard
      id="diary"
      title={<Trans>Diary</Trans>}
      hint={<Trans>Applies to members whose home team this is, from their next diary.</Trans>}
    >
      <SettingsForm
        section={section}
        isOvertaken={isOvertaken}
        tell={tell}
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
        <RouteLink to="/department/question" search={{ team: teamId, tab: 'daily' }}>
          <Trans>Daily questions</Trans>
        </RouteLink>
      </p>
    </SettingsCard>
  );
}
