import type { BookLine } from '@garden/contract';
import { Link } from '@tanstack/react-router';
import { DayText } from '../../../components/days/time-text.tsx';

/** The day of what was drawn, which opens its diary. */
export function DiaryLink({ diaryId, day }: Pick<BookLine, 'diaryId' | 'day'>) {
  if (diaryId === null || day === null) return null;
  return (
    <Link to="/home" search={{ diary: diaryId }} className="text-nowrap text-grape text-sm">
      <DayText day={day} style="short" />
    </Link>
  );
}
