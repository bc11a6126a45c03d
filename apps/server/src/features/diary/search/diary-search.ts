import type { Api, Grade, SearchHit } from '@garden/contract';
import * as z from 'zod';
import type { Context, Handler } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findWords } from '../../team/words/store.ts';
import { readerOf } from '../days/store.ts';
import { listFeed } from '../feed/store.ts';
import type { Reader } from '../policy.ts';
import { mayRead } from '../policy.ts';
import { presentDiary } from '../present.ts';
import type { HydratedDiary } from '../reading/store.ts';
import { excerptsOf } from './excerpts.rules.ts';
import { isMasked } from './rules.ts';
import { type Narrowing, partsShown, says } from './search.rules.ts';
import { listCandidates } from './search.store.ts';
import { type Term, termsOf } from './words-of.rules.ts';

const key = z.tuple([keyPart.count, keyPart.day, keyPart.id]);
type Key = z.output<typeof key>;

/** Candidates that are looked at together. */
const AT_ONCE = 50;

export const searchDiaries: Handler<Api['diary']['search']> = async (ctx, input) => {
  const { keyword = '', teamId, limit } = input;
  const after = readCursor(input.cursor, key);
  const reader = readerOf(ctx.actor);
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const terms = termsOf(keyword);
  if (keyword !== '' && terms.length === 0) return { items: [], nextCursor: null };
  const asked = { ...input, reader, terms, teamIds: teamId === undefined ? reader.teamIds : [teamId] };
  const hits = await collect(ctx, asked, after, limit + 1);
  const page = cutPage(hits, limit, keyOf);
  return { items: page.rows.map(({ hit }) => hit), nextCursor: page.nextCursor };
};

type Asked = {
  readonly reader: Reader;
  readonly terms: readonly Term[];
  readonly teamIds: readonly string[];
  readonly teamId?: string | undefined;
  readonly authorId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly has?: Narrowing | undefined;
  readonly grade?: Grade | undefined;
};

type Ranked = { readonly diary: HydratedDiary; readonly relevance: number };
type Found = Ranked & { readonly hit: SearchHit };
type Look = (after: Key | undefined, limit: number) => Promise<readonly Ranked[]>;

const keyOf = ({ diary, relevance }: Ranked): Key => [String(relevance), diary.day, diary.id];

/**
 * As many diaries as are wanted in which the reader sees what was asked for. Candidates are looked at until there are
 * enough, or none is left: how many of them held something that is masked for the reader shows nowhere.
 */
async function collect(
  ctx: Context,
  asked: Asked,
  after: Key | undefined,
  wanted: number,
): Promise<readonly Found[]> {
  const look = await chooseLook(ctx, asked);
  const found: Found[] = [];
  const atOnce = Math.max(wanted, AT_ONCE);
  let last = after;
  for (;;) {
    const candidates = await look(last, atOnce);
    for (const candidate of candidates) {
      const hit = lookAt(candidate.diary, asked);
      if (hit) found.push({ ...candidate, hit });
      if (found.length === wanted) return found;
    }
    const end = candidates.at(-1);
    if (candidates.length < atOnce || !end) return found;
    last = keyOf(end);
  }
}

/** By words where some are asked for; else it is a feed with one’s own private entries in it. */
async function chooseLook(ctx: Context, asked: Asked): Promise<Look> {
  const { reader, terms, teamIds, teamId, authorId, from, to, has } = asked;
  const readerId = reader.userId;
  if (terms.length === 0 && has === undefined) {
    const isMine = teamId === undefined && (authorId === undefined || authorId === readerId);
    const source = {
      teamIds,
      from,
      to,
      authorIds: authorId === undefined ? undefined : [authorId],
      allOf: isMine ? readerId : undefined,
    };
    return async (after, limit) => {
      const page = { after: after && ([after[1], after[2]] as const), limit };
      return (await listFeed(ctx, source, page, reader)).map((diary) => ({ diary, relevance: 0 }));
    };
  }
  const words = await findWords(ctx.database.db, teamIds);
  const maskedIn = teamIds.filter((id) => isMasked(terms, words.get(id)));
  const question = { readerId, teamIds, maskedIn, isOneTeam: teamId !== undefined, authorId, has, terms };
  return (after, limit) => listCandidates(ctx, question, { from, to, after, limit }, reader);
}

/** A diary as its reader sees it, where that answers the question. */
function lookAt(diary: HydratedDiary, { reader, terms, has, grade }: Asked): SearchHit | null {
  if (!mayRead(diary, reader)) return null;
  const shown = presentDiary(diary, reader);
  if (has && !says(shown.sections, has)) return null;
  if (grade && shown.score?.grade !== grade) return null;
  const matches = excerptsOf(partsShown(shown.title, shown.sections), terms);
  return matches && { diary: shown, matches };
}
