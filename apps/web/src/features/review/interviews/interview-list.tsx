import { api, type InterviewItem, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { PersonName } from '../../../components/person-name.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { InterviewSkeleton } from './interview-skeleton.tsx';
import { InterviewState } from './interview-state.tsx';
import { NoInterview } from './no-interview.tsx';
import { OpenMonths } from './open-months.tsx';
import { Threshold } from './threshold.tsx';
import { WhatHelps } from './what-helps.tsx';

type Props = { team: TeamView; me: string; month: string; today: string };

/** Who needs an interview about a month and who had theirs, as far as the user may know; what waits comes first. */
export function InterviewList({ team, me, month, today }: Props) {
  const headingId = useId();
  const interviews = useApiPages(api.failUser.get, { teamId: team.id, month }, { failure: 'none' });
  const { data } = interviews;
  const { threshold } = team.rules.review.interviews;
  const waiting = useApiQuery(api.failUser.get, { teamId: team.id, limit: 1 }, { failure: 'none' });
  if (!data || waiting.isLoading) {
    const hasFailed = interviews.isError || interviews.fetchStatus === 'paused';
    return hasFailed ? <ReadFailure of={interviews} /> : <InterviewSkeleton />;
  }
  const openMonths = <OpenMonths teamId={team.id} shown={month} open={waiting.data?.open ?? []} />;
  if (data.length === 0) {
    return (
      <>
        {openMonths}
        <NoInterview threshold={threshold} />
      </>
    );
  }
  const shown = data.toSorted((a, b) => Number(a.state !== 'needed') - Number(b.state !== 'needed'));
  return (
    <>
      {openMonths}
      <Card aria-labelledby={headingId}>
        <h3 id={headingId} className="text-lg">
          <Trans>Members</Trans>
        </h3>
        <p className="mb-1 text-ink-2 text-sm">
          <Threshold of={threshold} />
        </p>
        <ul className="grid grid-cols-1 divide-y divide-line">
          {shown.map((item) => (
            <li key={item.person.id}>
              <InterviewRow item={item} team={team} me={me} today={today} />
            </li>
          ))}
        </ul>
        {interviews.hasNextPage && (
          <Button
            look="quiet"
            loading={interviews.isFetchingNextPage}
            onClick={() => void interviews.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        )}
      </Card>
      {shown.some(({ can, state }) => can.record && state === 'needed') && <WhatHelps reader="supervisor" />}
    </>
  );
}

type RowProps = { item: InterviewItem; team: TeamView; me: string; today: string };

/** A member and where their interview stands; a link for those who have more to see or to do. */
function InterviewRow({ item, team, me, today }: RowProps) {
  const { t } = useLingui();
  const { person, month, mean, can, record, closed } = item;
  const opens = can.record || record !== null || closed?.reason != null || person.id === me;
  return (
    <ListRow
      start={<Avatar name={person.name} personId={person.id} src={person.avatar} />}
      title={
        <span className="wrap-anywhere">
          <PersonName person={person} />
        </span>
      }
      text={mean === null ? undefined : t`Average of the month: ${mean}`}
      end={
        <>
          <InterviewState
            item={item}
            day={team.rules.review.interviews.day}
            today={today}
            isMine={person.id === me}
          />
          {opens && <ChevronRightIcon className="size-5 @max-[18rem]:hidden" />}
        </>
      }
      {...(opens && {
        render: <Link to="/interview" search={{ teamId: team.id, month, userId: person.id }} />,
      })}
    />
  );
}
