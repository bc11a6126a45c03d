import {
  type Api,
  api,
  characterCount,
  cutLine,
  type InputOf,
  MAX_WISDOM,
  type QuoteView,
} from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import type { Reader } from '../../diary/policy.ts';
import { readForTeams } from '../../diary/reading/store.ts';
import { notify } from '../../notice/store.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { sayings } from './hooks.ts';
import { findTaken, findTakenOut, type HydratedQuote } from './list.store.ts';
import { presentQuote } from './present.ts';
import { QUOTE } from './rules.ts';
import { hideQuote, insertQuote, lockQuote } from './store.ts';

type Input = InputOf<Api['quote']['publish']>;
type Person = HydratedQuote['keeper'];

/** Where a line goes, and what it was taken from. */
type Place = {
  /** What is kept: of a teammate's words whole ones alone, and with an ellipsis where their sentence goes on. */
  readonly text: string;
  readonly teamId: string;
  /** A teammate whose words they are. */
  readonly writer: Person | null;
  readonly diary: HydratedQuote['diary'];
  readonly commentId: string | null;
};

export const quotePublish = call(api.quote.publish, async (ctx, input) => {
  const reader = readerOf(ctx.actor);
  const { userId } = reader;
  const [wait, place] = await Promise.all([
    ctx.limits.take('quotesByPerson', userId),
    findPlace(ctx, input, reader),
  ]);
  if (wait > 0) throw refuse('quoteTooOften', { seconds: wait });
  const { text, teamId, writer, diary, commentId } = place;
  const { source = '' } = input;
  const quote = {
    id: ctx.random.id(),
    teamId,
    keeperId: userId,
    writerId: writer?.id ?? null,
    text,
    source,
    diaryId: diary?.id ?? null,
    commentId,
    day: todayOf(ctx),
    createdAt: ctx.now,
  };
  const { hooks } = ctx;
  const kept = await ctx.database.transaction(async (tx) => {
    const held = await lockMembershipsShared(tx, userId, [teamId]);
    const added = authorize(quote, held.includes(teamId), 'teamNotFound');
    const line = { ...added, ...sourceOf(place) };
    if (commentId !== null || diary !== null) {
      const find = () => findTaken({ db: tx, hooks }, line, reader);
      const [taken, before] = await Promise.all([find(), findTakenOut(tx, line)]);
      if (taken) return taken;
      // Kept, taken out and kept again, it is what its writer was told of before.
      const hidden = before === null ? null : await lockQuote(tx, before);
      if (hidden?.deletedBy === userId) {
        const own = authorize(hidden, held.includes(teamId), 'teamNotFound');
        await hideQuote(tx, ctx, own, null);
        emitEvent(tx, ctx, {
          audience: 'team',
          audienceId: teamId,
          topic: 'quotes',
          object: { kind: QUOTE, id: hidden.id },
        });
        tx.sendHandedIn();
        const back = await find();
        if (back) return back;
      }
    }
    insertQuote(tx, added);
    const object = { kind: QUOTE, id: quote.id };
    if (writer) {
      await notify(tx, ctx, { kind: 'wisdom', userIds: [writer.id], teamId, actorId: userId, object });
    }
    emitEvent(tx, ctx, { audience: 'team', audienceId: teamId, topic: 'quotes', object });
    return null;
  });
  return kept ? presentQuote(kept, reader) : presentAdded(ctx, quote, place);
});

function sourceOf({ diary, commentId }: Place) {
  if (commentId !== null) return { commentId, diaryId: diary?.id ?? null };
  return { commentId, diaryId: diary?.id ?? '' };
}

/** As its keeper reads it; nothing stands beside it yet. */
function presentAdded(
  { actor }: Context,
  quote: Pick<
    HydratedQuote,
    'id' | 'teamId' | 'keeperId' | 'writerId' | 'text' | 'source' | 'day' | 'createdAt'
  >,
  { writer, diary }: Place,
): QuoteView {
  const { userId: id, name, avatar } = actor;
  const beside = {
    words: [],
    likes: 0,
    talk: { comments: 0, reactions: [], answered: false },
    collectedAs: null,
  };
  return presentQuote({ ...quote, ...beside, keeper: { id, name, avatar }, writer, diary }, readerOf(actor));
}

/** @throws Refusal where the team does not read the line, or not there. */
async function findPlace(ctx: Context, input: Input, reader: Reader): Promise<Place> {
  const { teamId } = input;
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuseField('teamId', 'teamNotFound');
  if (input.diaryId !== undefined) return inDiary(ctx, input.diaryId, input, reader);
  if (input.commentId !== undefined) return inComment(ctx, input.commentId, input, reader);
  const elsewhere = { writer: null, diary: null, commentId: null };
  return { text: input.text, teamId: orHome(teamId, reader), ...elsewhere };
}

function orHome(teamId: string | undefined, { teamIds }: Reader): string {
  const chosen = teamId ?? teamIds[0];
  if (chosen === undefined) throw refuse('quoteNeedsTeam');
  return chosen;
}

async function inDiary(
  ctx: Context,
  diaryId: string,
  { text, teamId: wished }: Input,
  reader: Reader,
): Promise<Place> {
  const found = await readForTeams(ctx, diaryId, reader);
  if (!found) throw refuse('diaryNotFound');
  const { author, day, teamIds } = found;
  const isOwn = author.id === reader.userId;
  const teamId = wished ?? teamIds[0] ?? orHome(undefined, reader);
  if (!isOwn && !teamIds.includes(teamId)) throw refuseField('teamId', 'quoteTeamDiffers');
  const diary = { id: diaryId, authorId: author.id, day };
  const kept = takeFrom(found.textsFor(teamId), text, isOwn);
  return { text: kept, teamId, writer: isOwn ? null : author, diary, commentId: null };
}

async function inComment(
  ctx: Context,
  commentId: string,
  { text, teamId }: Input,
  reader: Reader,
): Promise<Place> {
  const said = await ctx.hooks.read(ctx.database.db, sayings, { commentId, reader });
  if (!said) throw refuse('commentNotFound');
  if (!said.author) throw refuse('quoteOfAnonymous');
  if (teamId !== undefined && teamId !== said.teamId) throw refuseField('teamId', 'quoteTeamDiffers');
  const isOwn = said.author.id === reader.userId;
  const kept = takeFrom([said.text], text, isOwn);
  return {
    text: kept,
    teamId: said.teamId,
    writer: isOwn ? null : said.author,
    diary: said.diary,
    commentId,
  };
}

/** @throws Refusal where a line stands in none of some texts, or is too long with all of its words. */
function takeFrom(texts: readonly string[], text: string, isOwn: boolean): string {
  const cut = cutLine(text, texts);
  if (cut === null) throw refuseField('text', 'quoteNotThere');
  if (isOwn) return text;
  if (characterCount(cut) > MAX_WISDOM) throw refuseField('text', 'quoteTooLong', { maximum: MAX_WISDOM });
  return cut;
}
