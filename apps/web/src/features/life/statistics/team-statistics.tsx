import { addDays, dayAt, makeCalendar } from '@garden/calendar';
import { api, type DayNoteView, type OutputOf, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { DayMissing } from './day-missing.tsx';
import { DaysCard } from './days-card.tsx';
import { DepartmentsCard } from './departments-card.tsx';
import { DownloadCard } from './download-card.tsx';
import { type Asked, Filters } from './filters.tsx';
import { Headline } from './headline.tsx';
import { MembersCard } from './members-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OwnCard } from './own-card.tsx';
import { ScoresCard } from './scores-card.tsx';
import { WeeklyMailCard } from './weekly-mail-card.tsx';
import { Withheld } from './withheld.tsx';

const TrendCard = latePart(async () => (await import('../mood/trend-card.tsx')).TrendCard, { failed: null });
const NoteDialog = latePart(async () => (await import('./note-dialog.tsx')).NoteDialog);

type Statistics = OutputOf<typeof api.statistics.get>;
type Props = { team: TeamView; asked: Asked; onAsk: (asked: Asked) => void };

/** A period of a team, or of one of its departments, in numbers. */
export function TeamStatistics({ team, asked, onAsk }: Props) {
  const { timezone, calendar } = team;
  const days = makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt });
  const yesterday = addDays(dayAt(new Date(), days), -1);
  const statistics = useApiQuery(
    api.statistics.get,
    { teamId: team.id, ...asked },
    { failure: 'none', keepPrevious: true },
  );
  const { data } = statistics;
  const hasFailed = statistics.isError || (!data && statistics.fetchStatus === 'paused');
  return (
    <div className="grid grid-cols-1 gap-5">
      <Filters team={team} asked={asked} yesterday={yesterday} onAsk={onAsk} />
      {hasFailed && <ReadFailure of={statistics} />}
      {!data && !hasFailed && <NumbersSkeleton />}
      {data && !hasFailed && <Numbers statistics={data} team={team} asked={asked} onAsk={onAsk} />}
    </div>
  );
}

function Numbers({ statistics, team, asked, onAsk }: Props & { statistics: Statistics }) {
  const { total, totalBefore, withheld, days, notes, departments, scores, downloads, can, takenOn } =
    statistics;
  const [noting, setNoting] = useState<{ day: string; note?: DayNoteView }>();
  const hasScores = scores.some(({ mean }) => mean !== null);
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Overview statistics={statistics} name={nameOf(team, statistics.departmentId)}>
          {total ? (
            <Headline total={total} before={totalBefore} />
          ) : takenOn === null ? (
            <EmptyState title={<Trans>No numbers yet</Trans>}>
              <Trans>They’re counted each morning, about days that are over. The first come tomorrow.</Trans>
            </EmptyState>
          ) : (
            <Withheld why={withheld} />
          )}
        </Overview>
        {total && (
          <DaysCard
            key={`${statistics.from} ${statistics.to}`}
            days={days}
            notes={notes}
            ofDay={(day) => (
              <>
                {can.members !== 'none' && <DayMissing teamId={team.id} day={day} />}
                {can.note && (
                  <Button
                    look="ghost"
                    className="justify-self-start print:hidden"
                    onClick={() => setNoting({ day })}
                  >
                    <Trans>Write a note on this day</Trans>
                  </Button>
                )}
              </>
            )}
          />
        )}
        {(notes.length > 0 || can.note) && (
          <NotesCard
            notes={notes}
            onAdd={can.note ? () => setNoting({ day: statistics.to }) : undefined}
            onEdit={(note) => setNoting({ day: note.day, note })}
          />
        )}
        {can.members !== 'none' && (
          <MembersCard teamId={team.id} asked={asked} isAll={can.members === 'all'} />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {departments.length > 0 && (
          <DepartmentsCard
            departments={departments}
            onChoose={(departmentId) => onAsk({ ...asked, departmentId })}
          />
        )}
        {hasScores && <ScoresCard scores={scores} notes={notes} />}
        <OwnCard downloads={downloads} />
        <WeeklyMailCard />
        {can.export && <DownloadCard teamId={team.id} asked={asked} />}
        {/* Last, since it comes late; of the team alone, since parts of it have no mood. */}
        {statistics.departmentId === null && <TrendCard teamId={team.id} period={statistics} notes={notes} />}
      </div>
      {noting && <NoteDialog teamId={team.id} {...noting} onClose={() => setNoting(undefined)} />}
    </div>
  );
}

const nameOf = (team: TeamView, departmentId: string | null) =>
  team.departments.find(({ id }) => id === departmentId)?.name ?? team.name;

function Overview({
  statistics: { from, to, before, total, takenOn },
  name,
  children,
}: {
  statistics: Statistics;
  name: string;
  children: ReactNode;
}) {
  const heading = useId();
  const { i18n } = useLingui();
  const date = (day: string) => formatDay(day, i18n.locale, 'year');
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="wrap-anywhere text-lg">
        {name}
      </h2>
      <p className="mb-4 text-ink-2 text-sm">
        <Trans>
          {date(from)} to {date(to)}
        </Trans>
      </p>
      {children}
      {total && takenOn !== null && (
        <p className="mt-4 text-ink-2 text-sm">
          <Trans>
            Days that are over, as of the morning of {date(takenOn)}. “Before” is the same weekdays from{' '}
            {date(before.from)} to {date(before.to)}. Anonymous comments aren’t counted.
          </Trans>
        </p>
      )}
    </Card>
  );
}

export function StatisticsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SkeletonBox className="h-12 rounded-md" />
      <NumbersSkeleton />
    </div>
  );
}

function NumbersSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 gap-5">
        <SkeletonBox className="h-80 rounded-lg" />
        <SkeletonBox className="h-96 rounded-lg" />
      </div>
      <SkeletonBox className="h-64 rounded-lg" />
    </SkeletonGroup>
  );
}
