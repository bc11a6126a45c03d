import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { PicturePicker } from '../../../components/fields/picture-picker.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { SettingsCard, SettingsForm } from './settings-card.tsx';
import { useSection } from './use-section.ts';
import { useTeamChange } from './use-team-change.ts';

/** The team's picture, which changes at once, and its name. */
export function NameSection({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const section = useSection('name', { name: team.name });
  const rename = useTeamChange(api.team.rename);
  const picture = useTeamChange(api.team.setting);
  const tell = ({ name }: { name: string }) => [{ label: t`Name of the team`, text: name }];
  const send = (base: { name: string }) =>
    rename.save({ teamId: team.id, name: section.value.name, base: base.name }, section.saved);
  return (
    <SettingsCard id="name" title={<Trans>Name and picture</Trans>}>
      <PicturePicker
        name={team.name}
        id={team.id}
        src={team.avatar}
        busy={picture.isPending}
        onChange={(avatar) =>
          picture.save({ teamId: team.id, avatar }, () =>
            toast.success(avatar === null ? t`Picture removed` : t`Picture saved`),
          )
        }
        onUnreadable={() => toast.failure(translateMessage('avatarInvalid'))}
      />
      <SettingsForm
        section={section}
        isOvertaken={rename.isOvertaken}
        tell={tell}
        isPending={rename.isPending}
        failure={refusalText(picture.error)}
        onSave={send}
        onDiscard={rename.reset}
      >
        <TextField
          label={t`Name of the team`}
          value={section.value.name}
          maxLength={80}
          autoComplete="organization"
          onChange={(event) => {
            section.change({ name: event.target.value });
            if (rename.error) rename.reset();
          }}
          error={!rename.isOvertaken && refusalText(rename.error)}
        />
      </SettingsForm>
    </SettingsCard>
  );
}
