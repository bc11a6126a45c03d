import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { MonthCard } from '../calendar/month-card.tsx';
import type { Month } from '../calendar/my-days.ts';
import { TeamCard } from '../feed/team-card.tsx';

type Props = { month: Month | undefined; isPending: boolean; fresh: string | undefined };

/** Beside the editor on a desk: the month so far, and the team. Load it lazily: a phone has no room for it. */
export function TodayAside({ month, isPending, fresh }: Props) {
  const team = useTeamStore((state) => state.currentTeam);
  return (
    <div className="grid grid-cols-1 content-start gap-5 pt-2">
      {month && <MonthCard month={month} fresh={fresh} />}
      {isPending && (
        <SkeletonGroup>
          <SkeletonBox className="h-93 rounded-lg" />
        </SkeletonGroup>
      )}
      {team && <TeamCard team={team} />}
    </div>
  );
}
