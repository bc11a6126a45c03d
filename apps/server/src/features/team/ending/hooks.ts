import type { Database } from '../../../db/open-database.ts';
import { Hook, Registry } from '../../../platform/hooks.ts';

/** Removes at most so many references to a team and returns how many those were; each call commits by itself. */
export type DetachTeam = (db: Database, teamId: string, limit: number) => Promise<number>;

/** What is done batch by batch before a team is erased, since it may be too much for one transaction. */
export const teamDetaching = new Registry<DetachTeam>('teamDetaching');

/** A removed team is about to be erased. */
export const teamErasing = new Hook<{ readonly teamId: string }>('teamErasing');
