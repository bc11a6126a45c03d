import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayOf, formatDay } from '../../../components/days/format-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { DepartmentField } from './department-field.tsx';
import { inviteErrors } from './invite-errors.ts';

/** Creates a link that lets one person in, and copies it; shown where the browser does not. Load it lazily. */
export function PersonalLinkDialog({ team, onClose }: { team: TeamView; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const copy = useCopy();
  const [name, setName] = useState('');
  const [departmentId, setDepartmentId] = useState<string | null>(null);
  const { mutate, isPending, error, data } = useApiCommand(api.relationship.inviteLink, {
    invalidates: [api.relationship.invited],
    failure: 'none',
    loading: 'none',
  });
  const errors = inviteErrors(error, []);
  const copyLink = async (url: string) => {
    if (await copy(url, t`Link copied. It lets one person in.`)) onClose();
  };
  const submit = () => {
    if (data) {
      void copyLink(data.url);
      return;
    }
    const who = name.trim();
    mutate(
      { teamId: team.id, ...(who && { name: who }), ...(departmentId && { departmentId }) },
      { onSuccess: ({ url }) => void copyLink(url) },
    );
  };
  const until = data && formatDay(dayOf(data.expiresAt), i18n.locale, 'long');
  return (
    <FormDialog
      title={<Trans>Personal link</Trans>}
      description={
        <Trans>
          The first person who opens it can join {team.name} without waiting. Send it to that person alone.
        </Trans>
      }
      closeLabel={data && <Trans>Done</Trans>}
      submitLabel={data ? <Trans>Copy link</Trans> : <Trans>Create link</Trans>}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {data ? (
        <>
          <p className="select-all break-all rounded-md bg-sunken p-3 text-sm">{data.url}</p>
          <p className="text-ink-2 text-sm">
            <Trans>It works once, until {until}. You can withdraw it under Applications.</Trans>
          </p>
        </>
      ) : (
        <>
          <TextField
            label={t`Who is it for?`}
            hint={t`Only administrators see this.`}
            optional
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            error={errors.emails}
          />
          <DepartmentField
            team={team}
            value={departmentId}
            onChange={setDepartmentId}
            error={errors.departmentId}
          />
        </>
      )}
    </FormDialog>
  );
}
