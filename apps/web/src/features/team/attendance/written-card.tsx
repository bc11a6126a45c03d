import { api, type OutputOf, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';
import { useApiPages, useApiQuery } from '../../../lib/api/hooks.ts';

type Uncomplete = OutputOf<typeof api.relationship.uncomplete>;

/** Who has written today: how many for everyone, the missing names for those who may know. */
export function WrittenCard({ team }: { team: TeamView }) {
  const headingId = useId();
  const today = useApiQuery(api.relationship.uncomplete, { teamId: team.id, limit: 1 }, { failure: 'none' });
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2">
        <Trans>Written today</Trans>
      </h2>
      {today.data ? (
        <Written today={today.data} teamId={team.id} />
      ) : today.isPending && today.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={today} />
      )}
    </Card>
  );
}

function Written({ today, teamId }: { today: Uncomplete; teamId: string }) {
  const { count, memberCount, workingDay, names } = today;
  const written = memberCount - count;
  if (!workingDay) {
    return (
      <p className="text-ink-2">
        <Trans>Day off for the team – nothing is due.</Trans>
      </p>
    );
  }
  return (
    <>
      <ProgressBar
        label={
          <Trans>
            {written} of {memberCount} have written
          </Trans>
        }
        value={written}
        max={memberCount}
      />
      {names !== 'none' && today.items.length > 0 && (
        <NotYet teamId={teamId} ownPeople={names === 'own'} count={count} />
      )}
    </>
  );
}

/** The names, collapsed: they can be looked up, not put on display. */
function NotYet({ teamId, ownPeople, count }: { teamId: string; ownPeople: boolean; count: number }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-(--target) list-none items-center gap-1 font-semibold text-grape text-sm">
        {ownPeople ? (
          <Trans>Not yet, of the people you supervise</Trans>
        ) : (
          <Plural value={count} one="Not yet: # member" other="Not yet: # members" />
        )}
        <ChevronDownIcon className="size-5 transition-[rotate] group-open:rotate-180" />
      </summary>
      {isOpen && <Names teamId={teamId} label={t`Not yet`} />}
    </details>
  );
}

function Names({ teamId, label }: { teamId: string; label: string }) {
  const people = useApiPages(api.relationship.uncomplete, { teamId, limit: 20 }, { failure: 'none' });
  if (!people.data) {
    return people.isError || people.fetchStatus === 'paused' ? (
      <ReadFailure of={people} />
    ) : (
      <SkeletonGroup>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-2 py-1">
        {people.data.map(({ id, name, avatar }) => (
          <li key={id} className="flex min-w-0 items-center gap-2.5">
            <Avatar name={name} personId={id} src={avatar} size="xs" />
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </ul>
      {people.hasNextPage && (
        <Button look="ghost" loading={people.isFetchingNextPage} onClick={() => void people.fetchNextPage()}>
          <Trans>Show more members</Trans>
        </Button>
      )}
    </>
  );
}
