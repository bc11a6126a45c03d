/** A day as people type it: `2026-11-22`, `2026/1/2`, `20261122`, `2026年11月22日`. */
const TYPED = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d{2})(\d{2}))$/;

const two = (part: string) => part.padStart(2, '0');

/**
 * The day that a text names.
 * @returns `YYYY-MM-DD`, or undefined where the text is no day of the calendar
 */
export function parseDayText(text: string): string | undefined {
  const found = TYPED.exec(text.trim());
  if (!found) return undefined;
  const [, year = '', month = '', date = '', monthOnly = '', dateOnly = ''] = found;
  const day = `${year}-${two(month || monthOnly)}-${two(date || dateOnly)}`;
  const instant = new Date(`${day}T00:00:00Z`);
  // The thirtieth of February would be a day of March.
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day ? undefined : day;
}
