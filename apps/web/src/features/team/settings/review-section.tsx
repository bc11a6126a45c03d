import { api, type ReviewRules, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import {
  isValid,
  OVERDUE_DAY,
  type ReviewForm,
  reviewFormOf,
  reviewRequest,
  THRESHOLD,
} from './review-rules.ts';
import { SettingsCard, SettingsForm } from './settings-card.tsx';
import { useSection } from './use-section.ts';
import { useTeamChange } from './use-team-change.ts';
import { WaitingBanner } from './waiting-banner.tsx';

type Words = { readonly label: string; readonly text: string };

/** Whether the team's days are scored, who sees their grades, and when interviews are due. */
export function ReviewSection({ team: { id: teamId, rules, coming } }: { team: TeamView }) {
  const { t } = useLingui();
  const wished = (coming?.rules ?? rules).review;
  const section = useSection('review', reviewFormOf(wished));
  const { value, change } = section;
  const { save, isPending, error, reset, errorAt, isOvertaken } = useTeamChange(api.team.setting);
  const send = (base: ReviewForm) => {
    if (!isValid(value)) return;
    const review = reviewRequest(value);
    save({ teamId, rules: { review }, base: { rules: { review: reviewRequest(base) } } }, section.saved);
  };
  const audiences: readonly { value: ReviewRules['grades']; label: string }[] = [
    { value: 'team', label: t`Everyone who can read the diary` },
    { value: 'supervisors', label: t`Its author and those who lead them` },
    { value: 'author', label: t`Its author alone` },
  ];
  const tell = (form: ReviewForm): [Words, Words, Words, ...Words[]] => [
    { label: t`Score diaries`, text: form.scores === 'on' ? t`on` : t`off` },
    { label: t`Members may switch their own scores off`, text: form.ownSwitch ? t`on` : t`off` },
    {
      label: t`Who sees a diary’s grade`,
      text: audiences.find((audience) => audience.value === form.grades)?.label ?? '',
    },
    { label: t`Interview below a monthly average of`, text: form.threshold },
    { label: t`Overdue from day of the month`, text: form.day },
    { label: t`Overdue interviews come before the supervisor’s diary`, text: form.blocks ? t`on` : t`off` },
  ];
  const isOn = value.scores === 'on';
  const [scores, ownSwitch, grades] = tell(reviewFormOf(wished));
  const takeBack = () => {
    const { interviews: _, ...held } = rules.review;
    save({ teamId, rules: { review: held } }, section.discard);
  };
  return (
    <SettingsCard id="review" title={<Trans>Scores and interviews</Trans>}>
      <WaitingBanner
        coming={coming}
        words={{ scores, ownSwitch, grades }}
        busy={isPending}
        onTakeBack={takeBack}
      />
      <SettingsForm
        section={section}
        isOvertaken={isOvertaken}
        tell={tell}
        isPending={isPending}
        failure={errorAt('rules') === undefined && error && failureMessage(error)}
        onSave={send}
        onDiscard={reset}
      >
        <div className="grid grid-cols-1">
          <Checkbox
            label={t`Score diaries`}
            hint={
              isOn
                ? t`Each diary gets a score from published rules when it’s published.`
                : t`New diaries get no score in this team, and no interviews come up. Earlier scores are hidden; they come back when you turn this on again, except for diaries edited meanwhile.`
            }
            checked={isOn}
            onChange={({ target }) => change({ scores: target.checked ? 'on' : 'off' })}
          />
          <Checkbox
            label={t`Members may switch their own scores off`}
            hint={t`Their days then show as written, without a grade.`}
            checked={value.ownSwitch}
            disabled={!isOn}
            onChange={({ target }) => change({ ownSwitch: target.checked })}
          />
        </div>
        <RadioGroup
          legend={<Trans>Who sees a diary’s grade</Trans>}
          options={audiences}
          value={value.grades}
          disabled={!isOn}
          onChange={({ target }) => {
            const chosen = audiences.find((audience) => audience.value === target.value);
            if (chosen) change({ grades: chosen.value });
          }}
        />
        <div className="grid grid-cols-1 items-start gap-4 @tablet:grid-cols-2">
          <NumberField
            label={t`Interview below a monthly average of`}
            hint={t`Below this, member and supervisor sit down together; 0 for never.`}
            unit={t`points`}
            bounds={THRESHOLD}
            value={value.threshold}
            onChange={(threshold) => change({ threshold })}
            error={errorAt('rules.review.interviews.threshold')}
            disabled={!isOn}
          />
          <NumberField
            label={t`Overdue from day of the month`}
            hint={t`Until then there’s time to talk about the month before.`}
            bounds={OVERDUE_DAY}
            value={value.day}
            onChange={(day) => change({ day })}
            error={errorAt('rules.review.interviews.day')}
            disabled={!isOn}
          />
        </div>
        <Checkbox
          label={t`Overdue interviews come before the supervisor’s diary`}
          hint={t`They can publish again as soon as the interview is recorded or closed.`}
          checked={value.blocks}
          disabled={!isOn}
          onChange={({ target }) => change({ blocks: target.checked })}
        />
      </SettingsForm>
    </SettingsCard>
  );
}
