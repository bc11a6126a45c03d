import type { ComboboxOption } from '../../components/choices/found-options.ts';
import type { StackedPerson } from '../../components/people/avatar-stack.tsx';
import type { WeekDay } from '../../components/vine/week-berries.tsx';

export const week: readonly WeekDay[] = [
  { date: '2026-11-16', state: 'submitted', grade: 'A' },
  { date: '2026-11-17', state: 'submitted', grade: 'B' },
  { date: '2026-11-18', state: 'late' },
  { date: '2026-11-19', state: 'submitted', grade: 'A' },
  { date: '2026-11-20', state: 'not-submitted' },
];

export const allStates: readonly WeekDay[] = [
  { date: '2026-11-09', state: 'submitted' },
  { date: '2026-11-10', state: 'late' },
  { date: '2026-11-11', state: 'not-submitted' },
  { date: '2026-11-12', state: 'missed' },
  { date: '2026-11-13', state: 'vacation' },
  { date: '2026-11-14', state: 'holiday' },
  { date: '2026-11-15', state: 'late', grade: 'B' },
];

export const people: readonly StackedPerson[] = [
  { id: 'p1', name: '王磊' },
  { id: 'p2', name: 'Aiko Kimura' },
  { id: 'p3', name: '李思远' },
  { id: 'p4', name: 'Tomás Silva' },
  { id: 'p5', name: '欧阳陈晓' },
  { id: 'p6', name: 'Maya Okafor' },
  { id: 'p7', name: 'Sam' },
];

/** As many entries as a real list of zones has. */
export const zones: readonly ComboboxOption[] = Intl.supportedValuesOf('timeZone').map((zone) => {
  const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(Date.UTC(2026, 10, 20))
    .find((part) => part.type === 'timeZoneName');
  const [region = '', ...city] = zone.replaceAll('_', ' ').split('/');
  return {
    value: zone,
    label: city.length > 0 ? `${city.join(', ')} (${region})` : region,
    note: offset?.value ?? '',
    words: zone === 'Asia/Shanghai' ? '上海 北京 中国' : '',
  };
});
