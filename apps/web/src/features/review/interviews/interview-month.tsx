import { parseDiaryMonth, shiftMonth } from '@garden/calendar';
import type { TeamView } from '@garden/contract';
import { use } from 'react';
import { MonthStepper } from '../../../components/days/month-stepper.tsx';
import { PanesContext } from '../../../components/panes/panes-context.ts';
import { interviewDays, managesOthers } from './interview-days.ts';
import { InterviewList } from './interview-list.tsx';
import { NoInterview } from './no-interview.tsx';
import { OneInterview } from './one-interview.tsx';

type Props = {
  team: TeamView;
  me: string;
  /** The month that the address names. */
  wanted: string | undefined;
  /** The member whose interview the address names. */
  userId: string | undefined;
  onMonth: (month: string) => void;
};

/** A month that is over: one interview, or the list of them for those who have one; beside an interview always the list. */
export function InterviewMonth({ team, me, wanted, userId, onMonth }: Props) {
  const { today, first, last } = interviewDays(team, new Date());
  const month = wanted ?? last;
  const hasList = managesOthers(team);
  const isBeside = use(PanesContext) !== undefined && hasList;
  const shown = isBeside ? undefined : (userId ?? (hasList ? undefined : me));
  const about = { team, me, month, today };
  return (
    <div className="grid grid-cols-1 gap-5">
      <MonthStepper
        month={month}
        first={first}
        last={last}
        onStep={(by) => onMonth(shiftMonth(parseDiaryMonth(month), by))}
      />
      {last < first ? (
        <NoInterview threshold={team.rules.review.interviews.threshold} />
      ) : shown === undefined ? (
        <InterviewList key={month} {...about} />
      ) : (
        <OneInterview key={`${month} ${shown}`} {...about} userId={shown} hasList={hasList} />
      )}
    </div>
  );
}
