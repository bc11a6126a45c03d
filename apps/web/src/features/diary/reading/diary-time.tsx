import type { DiaryView } from '@garden/contract';
import { useLingui } from '@lingui/react';
import { dayOf, formatClock, relativeDay, todayIn, zoneName } from '../../../components/days/format-time.ts';
import { deviceTimezone } from '../../../lib/device-timezone.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { zoneOfDiary } from './diary-zone.ts';

/**
 * When a diary was published, by the reader's clock: "18:48", with the day where it is another one ("Monday 09:12"); of
 * one's own by the clock of its day, with the zone where the device is in another one.
 * @param day `always` begins with the diary's day: "Friday 18:48"
 */
export function DiaryTime({ diary, day = 'other' }: { diary: DiaryView; day?: 'always' | 'other' }) {
  const { i18n } = useLingui();
  const userId = useUserStore((state) => state.userInfo?.id);
  const { calendar } = useHomeCalendar();
  const zones = { userId, home: calendar.timezone, here: deviceTimezone() };
  const { timeZone, isElsewhere } = zoneOfDiary(diary, zones);
  const { publishedAt } = diary;
  const publishedOn = dayOf(publishedAt, timeZone);
  const named =
    day === 'always' || publishedOn !== diary.day
      ? relativeDay(publishedOn, todayIn(timeZone), i18n.locale)
      : '';
  const clock = formatClock(publishedAt, i18n.locale, timeZone);
  return (
    <time dateTime={publishedAt}>
      {[named, clock, isElsewhere && zoneName(publishedAt, i18n.locale, timeZone)].filter(Boolean).join(' ')}
    </time>
  );
}
