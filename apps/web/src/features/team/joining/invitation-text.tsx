import type { OwnInvitation } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { Avatar } from '../../../components/people/avatar.tsx';

/** Who invites where, as the list of invitations and the link of a mail tell it. */
export type InvitationParts = {
  readonly team: Pick<OwnInvitation['team'], 'name' | 'avatar' | 'memberCount'> & { readonly id?: string };
  readonly inviter: { readonly name: string };
};

/** The team, who invites, and what joining means. */
export function InvitationText({ team, inviter }: InvitationParts) {
  return (
    <div className="flex items-start gap-3 @max-[18rem]:flex-wrap">
      <Avatar name={team.name} personId={team.id ?? team.name} src={team.avatar} />
      <div className="min-w-0 flex-1 @max-[18rem]:basis-full">
        <p className="wrap-anywhere font-semibold leading-tight">{team.name}</p>
        <p className="wrap-anywhere text-ink-2 text-sm">
          <Trans>{inviter.name} invites you</Trans> ·{' '}
          <Plural value={team.memberCount} one="# member" other="# members" />
        </p>
      </div>
    </div>
  );
}
