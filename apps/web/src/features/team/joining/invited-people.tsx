import { api, type InvitedPerson, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { relativeDayOf } from './when-was.ts';

/** Who is invited to a team and has not answered, for those who may take an invitation back. */
export function InvitedPeople({ team: { id: teamId } }: { team: TeamView }) {
  const invited = useApiPages(api.relationship.invited, { teamId }, { failure: 'none' });
  if (!invited.data) {
    if (!invited.isPending || invited.fetchStatus === 'paused') return <ReadFailure of={invited} />;
    return <SkeletonBox className="h-48 rounded-lg" />;
  }
  if (invited.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={<Trans>No invitation is open</Trans>}
          action={
            <RouteLink to="/department" search={{ team: teamId }} look="primary">
              <Trans>Invite someone</Trans>
            </RouteLink>
          }
        >
          <Trans>People you invite by email or personal link appear here until they join or decline.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card as="div" className="py-2">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {invited.data.map((person) => (
          <Invited key={person.id} teamId={teamId} invited={person} />
        ))}
      </ul>
      <NextPage of={invited}>
        <Trans>Show more</Trans>
      </NextPage>
    </Card>
  );
}

function Invited({ teamId, invited }: { teamId: string; invited: InvitedPerson }) {
  const { t, i18n } = useLingui();
  const nameOf = usePersonName();
  const { mutate, isPending } = useApiCommand(api.relationship.uninvite, {
    invalidates: [api.relationship.invited],
    loading: 'none',
  });
  const { id: invitationId, email, name, department, inviter, createdAt } = invited;
  const who = name ?? email ?? t`someone with a personal link`;
  const by = nameOf(inviter);
  const when = relativeDayOf(createdAt, i18n.locale);
  const taken = () => toast.info(t`Invitation withdrawn`);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <Avatar name={who} personId={invitationId} src={null} />
      <div className="wrap-anywhere min-w-0 flex-1 basis-44">
        <p className="font-semibold leading-tight">{who}</p>
        {(name || !email) && <p className="text-ink-2 text-sm">{email ?? <Trans>Personal link</Trans>}</p>}
        <p className="text-ink-2 text-sm">
          <Trans>
            invited by {by}, {when}
          </Trans>
          {department && ` · ${department}`}
        </p>
      </div>
      <Button
        look="ghost"
        loading={isPending}
        aria-label={t`Withdraw the invitation to ${who}`}
        onClick={() => mutate({ teamId, invitationId }, { onSuccess: taken })}
        className="ml-auto"
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}
