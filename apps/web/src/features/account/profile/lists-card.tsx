import { Trans } from '@lingui/react/macro';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { ListIcon, TeamIcon } from '../../../components/icons/places.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SectionCard } from './section-card.tsx';

/** Links to the user's own lists. */
export function ListsCard() {
  return (
    <SectionCard title={<Trans>My lists</Trans>}>
      <RouteLink to="/importantThing" look="plain">
        <ListIcon className="size-5" />
        <Trans>To-dos and goals</Trans>
      </RouteLink>
      <RouteLink to="/followGroup" look="plain">
        <TeamIcon className="size-5" />
        <Trans>Following and groups</Trans>
      </RouteLink>
      <RouteLink to="/msg/myComments" look="plain">
        <CommentIcon className="size-5" />
        <Trans>My comments</Trans>
      </RouteLink>
    </SectionCard>
  );
}
