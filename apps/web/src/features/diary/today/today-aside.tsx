import { Plural, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/skeleton.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { MonthBerries } from '../calendar/month-berries.tsx';
import type { Month } from '../calendar/my-days.ts';
import { TeamCard } from '../reading/team-card.tsx';

/** Beside the editor on a desk: the month so far, and the team. Load it lazily: a phone has no room for it. */
export function TodayAside({ month, isPending }: { month: Month | undefined; isPending: boolean }) {
  const team = useTeamStore((state) => state.currentTeam);
  return (
    <div className="grid content-start gap-5 pt-2">
      {month && <MonthCard month={month} />}
      {isPending && (
        <SkeletonGroup>
          <SkeletonBox className="h-72 rounded-lg" />
        </SkeletonGroup>
      )}
      {team && <TeamCard team={team} />}
    </div>
  );
}

function MonthCard({ month }: { month: Month }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month.month}-01T00:00:00Z`),
  );
  return (
    <Card aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId}>{name}</h2>
        {month.streak > 0 && (
          <Chip tone="leaf">
            <Plural value={month.streak} one="# day in a row" other="# days in a row" />
          </Chip>
        )}
      </div>
      <MonthBerries month={month} />
    </Card>
  );
}
