/** A time as people type it: `17:30`, `9.05`, `1730`, `9`, `17点30分`, `5:30 pm`, `下午5点`. */
const TYPED =
  /^(上午|下午|am|pm)?\s*(?:(\d{1,2})(?:\s*[:：.点时]\s*(\d{2})?\s*分?)?|(\d{1,2})(\d{2}))\s*(am|pm|a\.m\.|p\.m\.)?$/i;

const NOON = 12;
const DAY_MINUTES = 24 * 60;

const two = (part: number) => String(part).padStart(2, '0');
const ofMinutes = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/**
 * The time of day that a text names.
 * @returns `HH:MM` of 24 hours, or undefined where the text is no time
 */
export function parseClockText(text: string): string | undefined {
  const found = TYPED.exec(text.trim());
  if (!found) return undefined;
  const [
    ,
    before,
    hourAlone = '',
    minuteAlone = '0',
    hourFirst = hourAlone,
    minuteAfter = minuteAlone,
    after,
  ] = found;
  const half = (before ?? after)?.toLowerCase().replaceAll('.', '');
  const [hour, minute] = [Number(hourFirst), Number(minuteAfter)];
  if (half !== undefined && (hour < 1 || hour > NOON)) return undefined;
  const isAfternoon = half === 'pm' || half === '下午';
  const hourOfDay = half === undefined ? hour : (hour % NOON) + (isAfternoon ? NOON : 0);
  return hourOfDay > 23 || minute > 59 ? undefined : `${two(hourOfDay)}:${two(minute)}`;
}

/** The next time, or the one before, that is a multiple of `step` minutes; round the clock. */
export function stepClock(time: string, step: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const size = Math.abs(step);
  const now = hour * 60 + minute;
  const next = step > 0 ? Math.floor(now / size) * size + size : Math.ceil(now / size) * size - size;
  return ofMinutes((next + DAY_MINUTES) % DAY_MINUTES);
}
