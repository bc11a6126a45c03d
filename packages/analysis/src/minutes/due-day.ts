/** The day that a line names, seen from the day of the meeting; null where it names none. ISO dates. */
export function dueDayIn(text: string, meeting: string): string | null {
  const line = text.toLowerCase();
  for (const { pattern, day } of rules) {
    const found = pattern.exec(line);
    const days = found && day(found, meeting);
    if (days) return days;
  }
  return null;
}

type Rule = {
  readonly pattern: RegExp;
  readonly day: (found: RegExpExecArray, meeting: string) => string | null;
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const HAN_DAYS = '一二三四五六日';
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const WEEKDAY = `(${DAYS.join('|')})`;
const MS_OF_DAY = 86_400_000;

const rules: readonly Rule[] = [
  { pattern: /day after tomorrow|后天/u, day: (_, from) => plus(from, 2) },
  { pattern: /tomorrow|明天|明早|明晚/u, day: (_, from) => plus(from, 1) },
  { pattern: /(\d{4})-(\d{2})-(\d{2})/u, day: ([whole]) => whole },
  {
    pattern: new RegExp(String.raw`(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}`, 'u'),
    day: ([, day, month], from) => dateOf(from, MONTHS.indexOf(month ?? '') + 1, Number(day)),
  },
  {
    pattern: new RegExp(String.raw`${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b`, 'u'),
    day: ([, month, day], from) => dateOf(from, MONTHS.indexOf(month ?? '') + 1, Number(day)),
  },
  {
    pattern: new RegExp(String.raw`(?:end of|late) ${MONTH}`, 'u'),
    day: ([, month], from) => endOfMonth(from, MONTHS.indexOf(month ?? '') + 1),
  },
  {
    pattern: /(\d{1,2})月(\d{1,2})[日号]?/u,
    day: ([, month, day], from) => dateOf(from, Number(month), Number(day)),
  },
  {
    pattern: /([一二三四五六七八九十]{1,2})月底|(\d{1,2})月底/u,
    day: ([, han, digits], from) => endOfMonth(from, digits ? Number(digits) : hanNumber(han ?? '')),
  },
  {
    pattern: /end of (?:the|this) month|(?:这个?|本)?月底/u,
    day: (_, from) => endOfMonth(from, monthOf(from)),
  },
  {
    pattern: new RegExp(`next ${WEEKDAY}`, 'u'),
    day: ([, day], from) => weekdayOfNextWeek(from, DAYS.indexOf(day ?? '')),
  },
  {
    pattern: /下(?:个)?(?:周|星期|礼拜)([一二三四五六日天])(?!起)/u,
    day: ([, day], from) => weekdayOfNextWeek(from, HAN_DAYS.indexOf(day === '天' ? '日' : (day ?? ''))),
  },
  { pattern: /from next week|next week|下周/u, day: (_, from) => weekdayOfNextWeek(from, 0) },
  {
    pattern: new RegExp(`(?:on|by|before|until|till|this|coming|,)? ?${WEEKDAY}`, 'u'),
    day: ([, day], from) => nextWeekday(from, DAYS.indexOf(day ?? '')),
  },
  {
    pattern: /(?<![上下每])(?:周|星期|礼拜)([一二三四五六日天])/u,
    day: ([, day], from) => nextWeekday(from, HAN_DAYS.indexOf(day === '天' ? '日' : (day ?? ''))),
  },
  {
    pattern: /(?:this|end of the|the end of the|by the end of the) week|(?:这|本)周/u,
    day: (_, from) => fridayOf(from),
  },
  {
    pattern:
      /today|tonight|this (?:morning|afternoon|evening)|by noon|at once|今天|今晚|下午|中午|上午|马上/u,
    day: (_, from) => from,
  },
];

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const plus = (day: string, days: number): string => dayOf(instantOf(day) + days * MS_OF_DAY);
const monthOf = (day: string): number => Number(day.slice(5, 7));
/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(instantOf(day)).getUTCDay() + 6) % 7;

const nextWeekday = (from: string, weekday: number): string =>
  plus(from, (weekday - weekdayOf(from) + 7) % 7 || 7);
const weekdayOfNextWeek = (from: string, weekday: number): string =>
  plus(from, 7 - weekdayOf(from) + weekday);
const fridayOf = (from: string): string => plus(from, Math.max(0, 4 - weekdayOf(from)));

/** A day of the meeting's year, or of the next where it is long past; null where there is no such day. */
function dateOf(from: string, month: number, day: number): string | null {
  const of = (year: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const year = Number(from.slice(0, 4));
  const date = instantOf(of(year)) < instantOf(from) - 60 * MS_OF_DAY ? of(year + 1) : of(year);
  const instant = instantOf(date);
  return Number.isNaN(instant) || dayOf(instant) !== date ? null : date;
}

function endOfMonth(from: string, month: number): string | null {
  if (!(month >= 1 && month <= 12)) return null;
  const year = Number(from.slice(0, 4)) + (month < monthOf(from) ? 1 : 0);
  return dayOf(Date.UTC(year, month, 0));
}

function hanNumber(han: string): number {
  if (han.startsWith('十')) return 10 + '一二'.indexOf(han.charAt(1)) + 1;
  return '一二三四五六七八九十'.indexOf(han) + 1;
}
