import { setImmediate as nextTurn } from 'node:timers/promises';
import { api, type Grade, type SearchHit } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findWords } from '../../team/words/store.ts';
import { readerOf } from '../days/store.ts';
import type { Reader } from '../policy.ts';
import { mayRead } from '../policy.ts';
import { presentFound } from './found.present.ts';
import { type FoundDiary, listFound } from './found.store.ts';
import { isMasked } from './rules.ts';
import type { Narrowing } from './search.rules.ts';
import { listCandidates } from './search.store.ts';
import { type Term, termsOf } from './words-of.rules.ts';

const key = z.tuple([keyPart.count, keyPart.day, keyPart.id]);
type Key = z.output<typeof key>;

/** Candidates that are looked at together, where those of a page were not enough. */
const AT_ONCE = 50;
/** Of texts, so many characters are looked at before others have their turn. */
const AT_A_STRETCH = 5_000;

export const diarySearch = call(api.diary.search, async (ctx, input) => {
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
});

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

type Ranked = { readonly diary: FoundDiary; readonly relevance: number };
type Found = { readonly key: Key; readonly hit: SearchHit };
type Look = (after: Key | undefined, limit: number) => Promise<readonly Ranked[]>;

const keyOf = ({ key }: Found): Key => key;
const placeOf = ({ diary, relevance }: Ranked): Key => [String(relevance), diary.day, diary.id];

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
  let stretch = 0;
  let last = after;
  for (let atOnce = wanted; ; atOnce = Math.max(wanted, AT_ONCE)) {
    const candidates = await look(last, atOnce);
    for (const candidate of candidates) {
      const hit = lookAt(candidate.diary, asked);
      if (hit) found.push({ key: placeOf(candidate), hit });
      if (found.length === wanted) return found;
      stretch += candidate.diary.brought.pieces.reduce((sum, { text }) => sum + text.length, 0);
      if (stretch < AT_A_STRETCH) continue;
      stretch = 0;
      await nextTurn();
    }
    const end = candidates.at(-1);
    if (candidates.length < atOnce || !end) return found;
    last = placeOf(end);
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
      return (await listFound(ctx, source, page, reader)).map((diary) => ({ diary, relevance: 0 }));
    };
  }
  const words = await findWords(ctx.database.db, teamIds);
  const maskedIn = teamIds.filter((id) => isMasked(terms, words.get(id)));
  const question = { readerId, teamIds, maskedIn, isOneTeam: teamId !== undefined, authorId, has, terms };
  return (after, limit) => listCandidates(ctx, question, { from, to, after, limit }, reader);
}

/** A diary as its reader sees it, where that answers the question. */
function lookAt(diary: FoundDiary, { reader, terms, grade }: Asked): SearchHit | null {
  if (!mayRead(diary, reader)) return null;
  const hit = presentFound(diary, reader, terms);
  return hit && (grade === undefined || hit.diary.score?.grade === grade) ? hit : null;
}
