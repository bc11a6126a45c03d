export * from './calendar.ts';
export * from './day-state.ts';
export * from './diary-day.ts';
export { isTimezone, listTimezones } from './timezone.ts';
export * from './working-days.ts';
