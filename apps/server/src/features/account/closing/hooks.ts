import { Hook } from '../../../platform/hooks.ts';

/** An account closes; a listener that objects throws a Refusal, and it stays open. */
export const accountClosing = new Hook<{ readonly userId: string }>('accountClosing');

/** A closed account is open again, in time. */
export const accountReopened = new Hook<{ readonly userId: string; readonly closedAt: Date }>(
  'accountReopened',
);

/** A closed account is about to be erased, or one that came back with a backup. */
export const accountErasing = new Hook<{ readonly userId: string }>('accountErasing');
