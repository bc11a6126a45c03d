import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { EyeOffIcon } from '../../components/icons/objects.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { MonthReview, ReviewRow } from '../ai/month-review.part.tsx';
import { DiaryNumbers } from '../diary/diary-numbers.part.tsx';
import { useHomeCalendar } from '../diary/home-calendar.shared.ts';
import { OnThisDay } from './footprints/on-this-day.tsx';
import { Timeline } from './footprints/timeline.tsx';
import { useFirstReads } from './footprints/use-first-reads.ts';
import { YearCard } from './footprints/year-card.tsx';

const HowIWork = latePart(async () => (await import('../ai/how-i-work.part.tsx')).HowIWork, {
  fallback: (
    <SkeletonGroup>
      <SkeletonBox className="h-60 rounded-lg" />
    </SkeletonGroup>
  ),
});
const HiddenDays = latePart(async () => (await import('./memories/hidden-days.tsx')).HiddenDays);

/** What one has written and reached, looked back on; or, where the address asks for it, a month, or what shows of one’s work. */
export default function FootprintsScreen() {
  const { view } = useSearch({ from: '/footprints' });
  if (view === 'review') return <ReviewPage />;
  if (view !== 'work') return <Footprints />;
  return (
    <div className="page-narrow">
      <PageHeader title={<Trans>How I work</Trans>} />
      <HowIWork />
    </div>
  );
}

function ReviewPage() {
  const { of, week, person } = useSearch({ from: '/footprints' });
  const navigate = useNavigate({ from: '/footprints' });
  const { today } = useHomeCalendar();
  return (
    <div className="page-narrow">
      <PageHeader title={<Trans>Month in review</Trans>} />
      <MonthReview
        of={of}
        week={week}
        person={person}
        today={today}
        onTurn={(period) =>
          void navigate({
            search: { view: 'review', ...period, ...(person && { person }) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}

function Footprints() {
  const { month, show, year } = useSearch({ from: '/footprints' });
  const navigate = useNavigate({ from: '/footprints' });
  const { today } = useHomeCalendar();
  const [isHiding, setHiding] = useState(false);
  const turnTo = (change: { month?: string | undefined; show?: typeof show; year?: string | undefined }) =>
    void navigate({
      search: (now: { month?: string; show?: typeof show; year?: string }) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
  const hasRead = useFirstReads(year ?? today.slice(0, 4));
  return (
    <div className="page">
      <PageHeader
        title={<Trans>Footprints</Trans>}
        aside={
          <>
            <RouteLink to="/footprints" search={{ view: 'work' }} look="quiet" className="print:hidden">
              <Trans>How I work</Trans>
            </RouteLink>
            <Button
              look="ghost"
              icon={<EyeOffIcon className="size-5" />}
              onClick={() => setHiding(true)}
              className="print:hidden"
            >
              <Trans>Hidden days</Trans>
            </Button>
          </>
        }
      />
      {hasRead ? (
        <div className="grid grid-cols-1 gap-5">
          <DiaryNumbers />
          <ReviewRow />
          <OnThisDay />
          <YearCard year={year ?? today.slice(0, 4)} onYear={(next) => turnTo({ year: next })} />
          <Timeline
            month={month}
            show={show}
            onMonth={(next) => turnTo({ month: next })}
            onShow={(next) => turnTo({ show: next })}
          />
        </div>
      ) : (
        <SkeletonGroup className="grid grid-cols-1 gap-5">
          <SkeletonBox className="h-32 rounded-lg" />
          <SkeletonBox className="h-[80vh] rounded-lg" />
        </SkeletonGroup>
      )}
      {isHiding && <HiddenDays today={today} onClose={() => setHiding(false)} />}
    </div>
  );
}
