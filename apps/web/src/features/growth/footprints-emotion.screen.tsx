import { type DiaryDay, isDiaryMonth, monthOf, parseDiaryDay } from '@garden/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Segmented } from '../../components/choices/segmented.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useHomeCalendar } from '../diary/home-calendar.shared.ts';
import { MoodMonth } from './emotion/mood-month.tsx';
import { MoodYear } from './emotion/mood-year.tsx';
import { TalkCard } from './emotion/talk-card.tsx';
import { useMoods } from './emotion/use-moods.ts';

/** How one's days were, as one said oneself, by month and by year. */
export default function FootprintsEmotionScreen() {
  const { t } = useLingui();
  const { view = 'month', month } = useSearch({ from: '/footprints/emotion' });
  const navigate = useNavigate({ from: '/footprints/emotion' });
  const { today } = useHomeCalendar();
  // The day that the arrow keys stand on, whose month is shown; the address keeps the month.
  const asked = month && isDiaryMonth(month) && month < monthOf(today) ? parseDiaryDay(`${month}-01`) : today;
  const [active, setActive] = useState(asked);
  const [last, setLast] = useState(asked);
  if (last !== asked) {
    setLast(asked);
    // Someone came from elsewhere: by a link, or back.
    if (monthOf(asked) !== monthOf(active)) setActive(asked);
  }
  const moods = useMoods(active.slice(0, 4));
  const turnTo = (day: DiaryDay, to = view) => {
    setActive(day);
    const shown = monthOf(day);
    void navigate({
      search: { ...(shown !== monthOf(today) && { month: shown }), ...(to === 'year' && { view: to }) },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className="page">
      <PageHeader
        title={<Trans>Moods</Trans>}
        aside={
          <Segmented
            label={t`View`}
            segments={[
              { value: 'month', label: t`Month` },
              { value: 'year', label: t`Year` },
            ]}
            value={view}
            onChange={(next) => turnTo(active, next)}
            className="print:hidden"
          />
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <p className="text-ink-2">
          <Trans>
            Only what you chose yourself stands here; nothing is read out of your words. No one but you sees
            this page.
          </Trans>
        </p>
        {moods.data && <TalkCard talk={moods.data.talk} />}
        {moods.data ? (
          view === 'year' ? (
            <MoodYear moods={moods.data} onDay={turnTo} onMonth={(day) => turnTo(day, 'month')} />
          ) : (
            <MoodMonth active={active} moods={moods.data} onActive={turnTo} />
          )
        ) : moods.isPending && moods.fetchStatus !== 'paused' ? (
          <SkeletonGroup>
            <SkeletonBox className="h-160 rounded-lg" />
          </SkeletonGroup>
        ) : (
          <ReadFailure of={moods} />
        )}
      </div>
    </div>
  );
}
