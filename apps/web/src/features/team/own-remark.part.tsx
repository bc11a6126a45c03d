import { api, type Person } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { EditIcon } from '../../components/icons/actions.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { apiKey } from '../../lib/api/hooks.ts';
import { ownLang } from '../../lib/locale/locale.ts';

const RemarkDialog = latePart(async () => (await import('./members/remark-dialog.tsx')).RemarkDialog);

type Props = {
  team: { readonly id: string; readonly name: string; readonly remark: string | null };
  /** Says which team it is for, where there are several. */
  named: boolean;
  person: Person;
};

/** The user's private note about a member of a team. */
export function OwnRemark({ team: { id: teamId, name: teamName, remark }, named, person }: Props) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void client.invalidateQueries({ queryKey: apiKey(api.follows.person) });
  };
  return (
    <div>
      <h2 className="font-normal font-sans text-ink-2 text-sm">
        {named ? <Trans>Your note, in {teamName}</Trans> : <Trans>Your note</Trans>}
      </h2>
      {remark !== null && (
        <p lang={ownLang(remark)} className="break-words">
          {remark}
        </p>
      )}
      <Button
        look="ghost"
        icon={<EditIcon className="size-5" />}
        className="-ml-3"
        onClick={() => setOpen(true)}
      >
        {remark === null ? <Trans>Add a note for yourself</Trans> : <Trans>Change your note</Trans>}
      </Button>
      {isOpen && <RemarkDialog teamId={teamId} member={{ ...person, remark }} onClose={close} />}
    </div>
  );
}
