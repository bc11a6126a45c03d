import { api, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { addressesIn } from './addresses.ts';
import { DepartmentField } from './department-field.tsx';
import { inviteErrors } from './invite-errors.ts';

/** Invites people by mail: they join when they accept, without waiting. Load it lazily. */
export function MailDialog({ team, onClose }: { team: TeamView; onClose: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [departmentId, setDepartmentId] = useState<string | null>(null);
  const { mutate, isPending, error, data } = useApiCommand(api.relationship.invite, {
    failure: 'none',
    loading: 'none',
  });
  const emails = addressesIn(typed);
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const errors = inviteErrors(error, sentTo);
  const submit = () => {
    setSentTo(emails);
    mutate(
      { teamId: team.id, emails, ...(departmentId && { departmentId }) },
      { onSuccess: () => setTyped('') },
    );
  };
  return (
    <FormDialog
      dismissible={typed === ''}
      title={<Trans>Invite by email</Trans>}
      description={
        <Trans>People you invite join {team.name} when they accept, without waiting for approval.</Trans>
      }
      closeLabel={data && <Trans>Done</Trans>}
      submitLabel={
        emails.length > 1 ? (
          <Plural value={emails.length} one="Invite # person" other="Invite # people" />
        ) : (
          <Trans>Invite</Trans>
        )
      }
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {data && !isPending && !error && (
        <Banner tone={data.invited > 0 ? 'good' : 'info'}>
          <Plural
            value={data.invited}
            _0="No invitation was sent."
            one="# invitation is on its way."
            other="# invitations are on their way."
          />{' '}
          {data.skipped.length > 0 && <Skipped names={data.skipped.join(', ')} />}
        </Banner>
      )}
      <TextArea
        look="boxed"
        minRows={3}
        label={t`Addresses`}
        hint={t`One or more, separated by commas, semicolons or lines.`}
        value={typed}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => setTyped(event.target.value)}
        error={errors.emails}
      />
      <DepartmentField
        team={team}
        value={departmentId}
        onChange={setDepartmentId}
        error={errors.departmentId}
      />
    </FormDialog>
  );
}

function Skipped({ names }: { names: string }) {
  return <Trans>Already in the team: {names}.</Trans>;
}
