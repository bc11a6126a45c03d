import { api, type InterviewItem, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo, use, useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { PaneRow } from '../../../components/panes/pane-row.tsx';
import { PaneSkeleton } from '../../../components/panes/pane-skeleton.tsx';
import { PanesContext } from '../../../components/panes/panes-context.ts';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { canOpen, toHold, waitingFirst } from './interview-order.ts';
import { InterviewSkeleton } from './interview-skeleton.tsx';
import { InterviewState } from './interview-state.tsx';
import { NoInterview } from './no-interview.tsx';
import { OpenMonths } from './open-months.tsx';
import { Threshold } from './threshold.tsx';
import { useInterviews } from './use-interviews.ts';
import { WhatHelps } from './what-helps.tsx';

type Props = { team: TeamView; me: string; month: string; today: string };

/** Who needs an interview about a month and who had theirs, as far as the user may know; what waits comes first. */
export function InterviewList({ team, me, month, today }: Props) {
  const headingId = useId();
  const panes = use(PanesContext);
  const interviews = useInterviews(team.id, month);
  const { data } = interviews;
  const { threshold } = team.rules.review.interviews;
  const waiting = useApiQuery(api.failUser.get, { teamId: team.id, limit: 1 }, { failure: 'none' });
  if (!data || waiting.isLoading) {
    const hasFailed = interviews.isError || interviews.fetchStatus === 'paused';
    if (hasFailed) return <ReadFailure of={interviews} />;
    return panes ? <PaneSkeleton /> : <InterviewSkeleton />;
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
  const shown = waitingFirst(data);
  const Frame = panes ? 'section' : Card;
  return (
    <>
      {openMonths}
      <Frame aria-labelledby={headingId}>
        <h3 id={headingId} className={panes ? 'sr-only' : 'text-lg'}>
          <Trans>Members</Trans>
        </h3>
        <p className={classNames('mb-1 text-ink-2 text-sm', panes && 'px-3')}>
          <Threshold of={threshold} />
        </p>
        <ul className={classNames('grid grid-cols-1', !panes && 'divide-y divide-line')}>
          {shown.map((item) => (
            <li key={item.person.id}>
              {panes ? (
                <InterviewLine
                  item={item}
                  team={team}
                  me={me}
                  today={today}
                  isOpen={item.person.id === panes.openId}
                />
              ) : (
                <InterviewRow item={item} team={team} me={me} today={today} />
              )}
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
      </Frame>
      {!panes && toHold(shown) && <WhatHelps reader="supervisor" />}
    </>
  );
}

type RowProps = { item: InterviewItem; team: TeamView; me: string; today: string };

/** A member and where their interview stands; a link for those who have more to see or to do. */
function InterviewRow({ item, team, me, today }: RowProps) {
  const { t } = useLingui();
  const { person, month, mean } = item;
  const opens = canOpen(item, me);
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

type LineProps = RowProps & { isOpen: boolean };

/** A member and where their interview stands in two lines, beside the one that is open. */
const InterviewLine = memo(function InterviewLine({ item, team, me, today, isOpen }: LineProps) {
  const { t } = useLingui();
  const { person, month, mean: value } = item;
  return (
    <PaneRow
      id={person.id}
      isOpen={isOpen}
      render={
        canOpen(item, me) ? (
          <Link to="/interview" search={{ teamId: team.id, month, userId: person.id }} />
        ) : undefined
      }
      start={<Avatar name={person.name} personId={person.id} src={person.avatar} size="sm" />}
      title={<PersonName person={person} />}
      mark={value !== null && <span className="text-ink-2 text-sm tabular-nums">{t`Average ${value}`}</span>}
      text={
        <InterviewState
          item={item}
          day={team.rules.review.interviews.day}
          today={today}
          isMine={person.id === me}
          isShort
        />
      }
    />
  );
});
