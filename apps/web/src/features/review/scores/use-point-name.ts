import { useLingui } from '@lingui/react/macro';
import type { DayState } from '../../../components/days/day-mark.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { useDayName } from '../../../components/days/use-day-name.ts';
import type { Point, Scale, ScoredDay } from './series.ts';

/** What a point says in words, such as "Thursday 5 November: 82 points, grade B". */
export function usePointName(scale: Scale): (point: Point) => string {
  const { t, i18n } = useLingui();
  const nameOfDay = useDayName();
  return (point) => {
    const { value, grade, gap } = point;
    const date = formatDay(point.day, i18n.locale, scale === 'months' ? 'month' : 'long');
    const name = scale === 'weeks' ? t`Week of ${date}` : date;
    if (value === null) {
      const [day] = point.days;
      if (scale === 'days' && day) return nameOfDay({ date: point.day, state: stateOf(day) });
      if (gap === 'plain') return t`${name}: written, no score`;
      return gap === 'missed' ? t`${name}: missed` : t`${name}: nothing counted`;
    }
    const points = i18n.number(value);
    return grade ? t`${name}: ${points} points, grade ${grade}` : t`${name}: ${points} points`;
  };
}

function stateOf({ state, late }: ScoredDay): DayState | undefined {
  if (state === 'submitted') return late ? 'late' : 'submitted';
  if (state === 'upcoming') return undefined;
  return state === 'not_submitted' ? 'not-submitted' : state;
}
