import { Source } from '../../../platform/hooks.ts';

/** When the home team of a person, by their id, reminds its members to write; null for never. */
export const teamReminderTime = new Source<string, string | null>('teamReminderTime');
