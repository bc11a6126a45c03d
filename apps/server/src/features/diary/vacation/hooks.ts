import { Hook } from '../../../platform/hooks.ts';

/** Someone marks days as vacation, or takes them back. */
export const vacationChanged = new Hook<{ readonly userId: string; readonly days: readonly string[] }>(
  'vacationChanged',
);
