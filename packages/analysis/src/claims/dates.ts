/** A day, or what tells one, as a text names it. */
export type NamedDate =
  | { readonly kind: 'day'; readonly month: number; readonly day: number; readonly year: number | null }
  | { readonly kind: 'dayOfMonth' | 'month' | 'weekday'; readonly number: number }
  | { readonly kind: 'relative'; readonly word: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY =
  '(?:[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const HAN_NUMBERS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** Words for a day as seen from another one, in both languages; how many days it is away, where that is sure. */
const RELATIVE: readonly { readonly word: string; readonly pattern: RegExp; readonly days?: number }[] = [
  { word: 'dayBefore', pattern: /\bday before yesterday\b|前天/giu, days: -2 },
  { word: 'dayAfter', pattern: /\bday after tomorrow\b|后天/giu, days: 2 },
  { word: 'yesterday', pattern: /\byesterday\b|昨天|昨日|昨晚/giu, days: -1 },
  { word: 'today', pattern: /\btoday\b|\btonight\b|今天|今日|今晚/giu, days: 0 },
  { word: 'tomorrow', pattern: /\btomorrow\b|明天|明日|明早/giu, days: 1 },
  { word: 'lastWeek', pattern: /\blast week\b|上个?(?:周|星期|礼拜)(?![一二三四五六日天])/giu },
  { word: 'nextWeek', pattern: /\bnext week\b|下个?(?:周|星期|礼拜)(?![一二三四五六日天])/giu },
  { word: 'lastMonth', pattern: /\blast month\b|上个?月/giu },
  { word: 'nextMonth', pattern: /\bnext month\b|下个?月/giu },
  { word: 'lastYear', pattern: /\blast year\b|去年/giu },
  { word: 'nextYear', pattern: /\bnext year\b|明年/giu },
  { word: 'weekend', pattern: /\bweekends?\b|周末/giu },
];

type Reader = readonly [RegExp, (groups: Record<string, string | undefined>) => NamedDate | null];
const year = (text: string | undefined) => (text === undefined ? null : Number(text));
const dayOf = (month: number, day: string | undefined, ofYear?: string): NamedDate => ({
  kind: 'day',
  month,
  day: Number(day),
  year: year(ofYear),
});
const monthAt = (name: string | undefined) => MONTHS.indexOf(name?.toLowerCase().slice(0, 3) ?? '') + 1;

/** From the longest to the shortest, so that what was read is not read again. */
const READERS: readonly Reader[] = [
  [/(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?!\d)/gu, ({ y, m, d }) => dayOf(Number(m), d, y)],
  [/(?:(?<y>\d{4})年)?(?<m>\d{1,2})月(?<d>\d{1,2})[日号]/gu, ({ y, m, d }) => dayOf(Number(m), d, y)],
  [
    new RegExp(
      String.raw`\b(?<d>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<m>${MONTH})\b(?:,? (?<y>\d{4})\b)?`,
      'gu',
    ),
    ({ d, m, y }) => dayOf(monthAt(m), d, y),
  ],
  [
    new RegExp(
      String.raw`\b(?<m>${MONTH})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,? (?<y>\d{4})\b)?`,
      'gu',
    ),
    ({ d, m, y }) => dayOf(monthAt(m), d, y),
  ],
  [/(?<!\d)(?<m>\d{1,2})月份?/gu, ({ m }) => ({ kind: 'month', number: Number(m) })],
  [
    /(?<m>十[一二]|[一二三四五六七八九十])月份?/gu,
    ({ m = '' }) => ({ kind: 'month', number: HAN_NUMBERS.indexOf(m) }),
  ],
  [new RegExp(String.raw`\b(?<m>${MONTH})\b`, 'gu'), ({ m }) => ({ kind: 'month', number: monthAt(m) })],
  [/(?<!\d)(?<d>\d{1,2})[日号]/gu, ({ d }) => ({ kind: 'dayOfMonth', number: Number(d) })],
  [
    /(?:星期|周|礼拜)(?<w>[一二三四五六日天])/gu,
    ({ w = '' }) => ({ kind: 'weekday', number: '日天'.includes(w) ? 0 : HAN_NUMBERS.indexOf(w) }),
  ],
  [
    new RegExp(String.raw`\b(?<w>${WEEKDAY})s?\b`, 'gu'),
    ({ w = '' }) => ({ kind: 'weekday', number: WEEKDAYS.indexOf(w.toLowerCase().slice(0, 3)) }),
  ],
];

/** The dates of a plain text, and the text without them, so that their digits are no numbers. */
export function datesIn(text: string): { readonly dates: readonly NamedDate[]; readonly rest: string } {
  const dates: NamedDate[] = [];
  let rest = text;
  for (const { word, pattern } of RELATIVE)
    rest = rest.replace(pattern, () => {
      dates.push({ kind: 'relative', word });
      return ' ';
    });
  for (const [pattern, read] of READERS)
    rest = rest.replace(pattern, (...match) => {
      const date = read(match.at(-1));
      if (date) dates.push(date);
      return ' ';
    });
  return { dates, rest };
}

const DAY_MS = 86_400_000;

/** The days that a sentence is of: its own, and those that it names as seen from there. */
export function daysOf(day: string, dates: readonly NamedDate[]): Date[] {
  const own = Date.parse(`${day}T00:00:00Z`);
  const away = dates.flatMap((date) =>
    date.kind === 'relative' ? (RELATIVE.find(({ word }) => word === date.word)?.days ?? []) : [],
  );
  return [0, ...away].map((days) => new Date(own + days * DAY_MS));
}

/** Whether a date of a claim stands in a sentence: named there, or the day that it was written on. */
export function carriesDate(date: NamedDate, named: readonly NamedDate[], days: readonly Date[]): boolean {
  if (named.some((each) => isSame(date, each))) return true;
  if (date.kind === 'relative')
    return date.word === 'weekend' && days.some((day) => [0, 6].includes(day.getUTCDay()));
  return days.some((day) => {
    const [month, dayOfMonth] = [day.getUTCMonth() + 1, day.getUTCDate()];
    if (date.kind === 'day')
      return (
        month === date.month &&
        dayOfMonth === date.day &&
        (date.year === null || day.getUTCFullYear() === date.year)
      );
    return { weekday: day.getUTCDay(), month, dayOfMonth }[date.kind] === date.number;
  });
}

function isSame(one: NamedDate, other: NamedDate): boolean {
  if (other.kind === 'day' && one.kind === 'month') return other.month === one.number;
  if (other.kind === 'day' && one.kind === 'dayOfMonth') return other.day === one.number;
  if (one.kind === 'day' && other.kind === 'day')
    return (
      one.month === other.month && one.day === other.day && (one.year === null || one.year === other.year)
    );
  return JSON.stringify(one) === JSON.stringify(other);
}
