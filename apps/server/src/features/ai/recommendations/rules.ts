import { createHash } from 'node:crypto';
import { type Work, works } from '@garden/analysis';
import type { WorkView } from '@garden/contract';

/** A work of a team’s own list. */
export type TeamWork = Pick<WorkView, 'id' | 'title' | 'author' | 'sentence'>;

/** What someone said about a work. */
export type WorkAnswer = 'saved' | 'read' | 'dismissed';

/** So many are recommended at once. */
export const RECOMMENDED = 5;
/** What was written so many days ago counts still. */
export const LOOKED_BACK = 30;

/** What a work that ships is known by. */
const idOf = ({ language, title }: Work): string =>
  createHash('sha256').update(`${language}\n${title}`).digest('base64url').slice(0, 22);

/** The works that ship, by their ids. */
export const shipped: ReadonlyMap<string, Work> = new Map(works.map((work) => [idOf(work), work]));

export const presentShipped = (id: string, { title, author, year, sentence }: Work): WorkView => ({
  id,
  title,
  author,
  year,
  sentence,
  ofTeam: false,
});

export const presentTeamWork = ({ id, title, author, sentence }: TeamWork): WorkView => ({
  id,
  title,
  author,
  year: null,
  sentence,
  ofTeam: true,
});
