import type { TeamView } from '@garden/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsDesk } from '../../../components/layout/use-layout.ts';
import { Panes } from '../../../components/panes/panes.tsx';
import { usePanes } from '../../../components/panes/use-panes.ts';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { interviewDays, managesOthers } from './interview-days.ts';
import { canOpen, toHold, waitingFirst } from './interview-order.ts';
import { OneInterview } from './one-interview.tsx';
import { useInterviews } from './use-interviews.ts';

type Props = {
  me: string;
  team: TeamView | undefined;
  isLoading: boolean;
  /** The page as a phone has it, and those who have no one but themselves to see. */
  children: ReactNode;
};

/** On a desk, for those who look after others: the list of a month, and one of its interviews beside it. */
export function InterviewPanes({ me, team, isLoading, children }: Props) {
  const { month: wanted, userId } = useSearch({ from: '/interview' });
  const navigate = useNavigate({ from: '/interview' });
  const isDesk = useIsDesk();
  const days = team && interviewDays(team, new Date());
  const month = wanted ?? days?.last ?? '';
  const ofList = isDesk && team && days && managesOthers(team) && days.first <= days.last ? team : undefined;
  const interviews = useInterviews(ofList?.id, month);
  const items = ofList && waitingFirst(interviews.data ?? []).filter((item) => canOpen(item, me));
  const panes = usePanes({
    ids: items?.map(({ person }) => person.id),
    named: ofList && userId,
    waiting: items && toHold(items)?.person.id,
    onOpen: (next) =>
      void navigate({ search: (now) => ({ ...now, userId: next }), replace: true, resetScroll: false }),
  });
  const { openId } = panes;
  return (
    <Panes
      of={panes}
      isPending={isLoading || interviews.isLoading}
      list={children}
      detail={
        ofList &&
        days &&
        openId !== undefined && (
          <PartBoundary>
            <div className="grid grid-cols-1 gap-5">
              <OneInterview
                key={`${month} ${openId}`}
                team={ofList}
                me={me}
                month={month}
                today={days.today}
                userId={openId}
                hasList={false}
              />
            </div>
          </PartBoundary>
        )
      }
    />
  );
}
