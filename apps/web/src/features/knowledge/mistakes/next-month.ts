/** The month before or after one, `YYYY-MM`. */
export function nextMonth(month: string, by: -1 | 1): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}
