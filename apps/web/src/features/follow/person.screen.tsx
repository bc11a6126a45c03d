import { api, type OutputOf } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { VineIcon } from '../../components/icons/places.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useIsDesk } from '../../components/layout/use-layout.ts';
import { Avatar } from '../../components/people/avatar.tsx';
import { PersonName } from '../../components/people/person-name.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { DiaryFeed } from '../diary/diary-feed.part.tsx';
import { PersonMonth } from '../diary/person-month.part.tsx';
import { OwnRemark } from '../team/own-remark.part.tsx';
import { FollowButton } from './people/follow-button.tsx';
import { PersonGroups } from './people/person-groups.tsx';

type Shown = OutputOf<typeof api.follows.person>;

/** A member of one of my teams: their relation to the user, their month, and their diaries. */
export default function PersonScreen() {
  const { id: userId } = useSearch({ from: '/person' });
  const person = useApiQuery(api.follows.person, { userId }, { failure: 'none' });
  return (
    <div className="page grid grid-cols-1 content-start gap-5">
      {person.data ? (
        <Page key={userId} person={person.data} />
      ) : (
        <>
          <PageHeader title={<Trans>Person</Trans>} />
          {person.isPending && person.fetchStatus !== 'paused' ? (
            <PersonSkeleton />
          ) : (
            <ReadFailure of={person} />
          )}
        </>
      )}
    </div>
  );
}

function Page({ person }: { person: Shown }) {
  const { id, name, avatar, teams, following, can } = person;
  const isDesk = useIsDesk();
  const about = (
    <div className="grid grid-cols-1 gap-5">
      {can.follow && (
        <Card as="div" className="grid grid-cols-1 gap-4">
          {teams.map((team) => (
            <OwnRemark key={team.id} team={team} named={teams.length > 1} person={person} />
          ))}
          <PersonGroups person={person} />
        </Card>
      )}
      <Card as="div">
        <PersonMonth person={person} />
        <RouteLink to="/grape" search={{ user: id }} look="ghost" className="-ml-3 mt-3">
          <VineIcon className="size-5" />
          <Trans>Vine</Trans>
        </RouteLink>
      </Card>
    </div>
  );
  return (
    <>
      <div>
        <PageHeader
          title={<PersonName person={person} />}
          start={<Avatar name={name} personId={id} src={avatar} size="lg" />}
          className="mb-1!"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex min-w-0 flex-wrap gap-x-3">
            {teams.map((team) => (
              <RouteLink key={team.id} to="/department" search={{ team: team.id }} look="plain">
                {team.name}
              </RouteLink>
            ))}
          </p>
          {can.follow && <FollowButton person={person} following={following} />}
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="shared-diaries" className="min-w-0">
          <h2 id="shared-diaries" className="mb-3">
            <Trans>Shared diaries</Trans>
          </h2>
          <DiaryFeed narrowing={{ author: id }} aside={!isDesk && about} />
        </section>
        {isDesk && about}
      </div>
    </>
  );
}

function PersonSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <SkeletonBox className="size-20 rounded-pill" />
      <SkeletonBox className="h-60 rounded-lg" />
    </SkeletonGroup>
  );
}
