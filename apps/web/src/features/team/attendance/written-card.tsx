import { addDays, parseDiaryDay } from '@garden/calendar';
import { api, type OutputOf, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';

type Uncomplete = OutputOf<typeof api.relationship.uncomplete>;

/**
 * Who has written today: how many for everyone, the missing names for those who may know. They look at past days, too.
 */
export function WrittenCard({ team }: { team: TeamView }) {
  const headingId = useId();
  const [past, setPast] = useState<string>();
  const today = useCounts({ teamId: team.id });
  const asked = { teamId: team.id, ...(past && { day: past }) };
  const query = useCounts(asked);
  const { data } = query;
  return (
    <Card aria-labelledby={headingId}>
      <div className="words-below mb-2 flex min-h-(--target) items-center gap-1">
        <h2 id={headingId} data-words className="min-w-0 flex-1">
          {past ? <PastDay day={past} /> : <Trans>Written today</Trans>}
        </h2>
        {today.data && today.data.names !== 'none' && (
          <DaySteps past={past} today={today.data.day} onChange={setPast} />
        )}
      </div>
      {data ? (
        <Written shown={data} asked={asked} />
      ) : query.isPending && query.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={query} />
      )}
    </Card>
  );
}

function PastDay({ day }: { day: string }) {
  return (
    <Trans>
      Written on <DayText day={day} />
    </Trans>
  );
}

/** How many have written, without names. */
function useCounts(asked: Asked) {
  return useApiQuery(api.relationship.uncomplete, { ...asked, limit: 1 }, { failure: 'none' });
}

type StepsProps = { past: string | undefined; today: string; onChange: (day: string | undefined) => void };

/** To the day before, and on to the next; today again by no day. */
function DaySteps({ past, today, onChange }: StepsProps) {
  const { t } = useLingui();
  const isToday = past === undefined;
  const step = (days: number) => {
    const next = addDays(parseDiaryDay(past ?? today), days);
    onChange(next >= today ? undefined : next);
  };
  return (
    <>
      <IconButton
        label={t`The day before`}
        icon={<ChevronLeftIcon className="size-5" />}
        onClick={() => step(-1)}
      />
      <IconButton
        label={t`The next day`}
        icon={<ChevronRightIcon className="size-5" />}
        aria-disabled={isToday}
        className="aria-disabled:opacity-40"
        onClick={() => !isToday && step(1)}
      />
    </>
  );
}

type Asked = { readonly teamId: string; readonly day?: string };

function Written({ shown, asked }: { shown: Uncomplete; asked: Asked }) {
  const { count, memberCount, workingDay, names } = shown;
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
      {names !== 'none' && shown.items.length > 0 && (
        <NotYet key={shown.day} asked={asked} ownPeople={names === 'own'} count={count} />
      )}
    </>
  );
}

/** The names, collapsed: they can be looked up, not put on display. */
function NotYet({ asked, ownPeople, count }: { asked: Asked; ownPeople: boolean; count: number }) {
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
      {isOpen && <Names asked={asked} label={t`Not yet`} />}
    </details>
  );
}

function Names({ asked, label }: { asked: Asked; label: string }) {
  const people = useApiPages(api.relationship.uncomplete, { ...asked, limit: 20 }, { failure: 'none' });
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
      <NextPage of={people}>
        <Trans>Show more members</Trans>
      </NextPage>
    </>
  );
}
