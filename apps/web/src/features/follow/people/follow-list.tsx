import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { FollowButton } from './follow-button.tsx';
import { PersonRow } from './person-row.tsx';

/** The people the user follows, or their followers; the newest first. */
export function FollowList({ of }: { of: 'following' | 'followers' }) {
  const people = useApiPages(api.follows.followList, { of }, { failure: 'none' });
  if (!people.data) {
    return people.isPending && people.fetchStatus !== 'paused' ? (
      <SkeletonGroup>
        <SkeletonText lines={4} className="leading-[3.5rem]" />
      </SkeletonGroup>
    ) : (
      <ReadFailure of={people} />
    );
  }
  if (people.data.length === 0)
    return <Card as="div">{of === 'following' ? <NobodyYet /> : <NoFollower />}</Card>;
  return (
    <Card as="div" className="py-1">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {people.data.map((person) => (
          <li key={person.id}>
            <PersonRow person={person}>
              <FollowButton person={person} following={person.following} />
            </PersonRow>
          </li>
        ))}
      </ul>
      <NextPage of={people}>
        <Trans>Show more</Trans>
      </NextPage>
    </Card>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title={<Trans>You don’t follow anyone yet</Trans>}
      action={
        <RouteLink to="/search" search={{ tab: 'people' }} look="primary">
          <Trans>Find people</Trans>
        </RouteLink>
      }
    >
      <Trans>You’ll hear when someone you follow has written, and can read them together.</Trans>
    </EmptyState>
  );
}

function NoFollower() {
  return (
    <EmptyState drawing="winter" title={<Trans>No one follows you yet</Trans>}>
      <Trans>Your followers will hear when you’ve written.</Trans>
    </EmptyState>
  );
}
