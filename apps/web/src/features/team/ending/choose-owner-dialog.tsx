import type { MemberView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { MemberFinder } from '../member-finder.part.tsx';

type Props = { teamId: string; onChosen: (member: MemberView) => void; onClose: () => void };

/** Finds the member who becomes the owner of the team. Load it lazily. */
export function ChooseOwnerDialog({ teamId, onChosen, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Who will own the team?</Trans>}
      description={<Trans>You’ll be asked once more before it happens.</Trans>}
    >
      <MemberFinder teamId={teamId}>
        {(found) => (
          <ul className="grid grid-cols-1 divide-y divide-line">
            {found
              .filter(({ can }) => can.handOver)
              .map((member) => (
                <li key={member.id}>
                  <ListRow
                    render={<button type="button" onClick={() => onChosen(member)} />}
                    start={<Avatar name={member.name} personId={member.id} src={member.avatar} size="sm" />}
                    title={member.name}
                    end={<ChevronRightIcon className="size-5" />}
                  />
                </li>
              ))}
          </ul>
        )}
      </MemberFinder>
    </Dialog>
  );
}
