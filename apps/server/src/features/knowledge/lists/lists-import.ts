import { type Api, MAX_COLLECTED, type OutputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { lockMembershipsShared, lockPerson } from '../../team/membership/store.ts';
import { settleTags } from '../collection/rules.ts';
import { countItems, insertLines, listSameLines } from '../collection/store.ts';
import { wordsOfQuestion } from '../curiosity/rules.ts';
import { announceQuestions, insertQuestions, listSameQuestions } from '../curiosity/store.ts';
import { isOwn } from '../handbook/policy.ts';
import { MAX_MISTAKES, tagsOf, wordsOfMistake } from '../mistakes/rules.ts';
import { countMistakes, insertMistakes, listSameMistakes } from '../mistakes/store.ts';
import { type FitItem, judge } from './import.rules.ts';
import { type ListName, readList } from './markdown.rules.ts';

/** Items of one request. */
const MOST = 1000;
/** Characters by which an item that is left out is known again. */
const EXCERPT = 80;

type Skipped = OutputOf<Api['lists']['import']>['skipped'][number];

export const importList: Handler<Api['lists']['import']> = async (ctx, input) => {
  const { list, markdown, preview } = input;
  const { userId, teamIds } = readerOf(ctx.actor);
  const wanted = list === 'questions' ? [...new Set(input.teamIds)] : [];
  if (list === 'questions' && wanted.length === 0) throw refuseField('teamIds', 'questionTeams');
  if (wanted.some((teamId) => !teamIds.includes(teamId))) throw refuse('teamNotFound');
  const { items, stray } = readList(list, markdown);
  if (items.length + stray.length === 0) throw refuseField('markdown', 'listImportEmpty');
  if (items.length > MOST) throw refuseField('markdown', 'listImportTooMany', { maximum: MOST });
  const skipped: Skipped[] = stray.map((each) => ({ ...each, text: excerptOf(each.text) }));
  const skip = ({ line, text }: { line: number; text: string }, reason: Skipped['reason']) =>
    skipped.push({ line, text: excerptOf(text), reason });
  const moment = { today: todayOf(ctx), now: ctx.now };
  const fit = items.flatMap((item) => {
    const judged = judge(list, item, moment);
    if (typeof judged !== 'string') return [judged];
    skip(item, judged);
    return [];
  });
  const wait = preview ? 0 : await ctx.limits.take('importByPerson', userId, fit.length);
  if (wait > 0) throw refuse('listImportTooOften', { minutes: Math.ceil(wait / 60) });
  return ctx.database.transaction(async (tx) => {
    // Of two imports at once, the second finds what the first has added.
    await lockPerson(tx, userId);
    const texts = fit.map(({ text }) => text);
    const known = new Set(texts.length === 0 ? [] : await listSame[list](tx, userId, texts));
    const added = fit.filter((item) => {
      const isKnown = known.has(item.text);
      if (isKnown) skip(item, 'known');
      known.add(item.text);
      return !isKnown;
    });
    if (!preview && added.length > 0) await add[list](ctx, tx, added, wanted);
    return { added: added.length, skipped: skipped.sort((a, b) => a.line - b.line) };
  });
};

const excerptOf = (text: string) => [...text.trim().replace(/\s+/g, ' ')].slice(0, EXCERPT).join('');

const listSame = { wisdom: listSameLines, questions: listSameQuestions, mistakes: listSameMistakes } as const;

type Add = (
  ctx: Context,
  tx: Transaction,
  items: readonly FitItem[],
  teamIds: readonly string[],
) => Promise<void>;

const add: Readonly<Record<ListName, Add>> = {
  async wisdom({ actor: { userId: ownerId }, random }, tx, items) {
    if ((await countItems(tx, ownerId)) + items.length > MAX_COLLECTED)
      throw refuse('collectionFull', { maximum: MAX_COLLECTED });
    const lines = items.map(({ text, source, tags, createdAt }) => ({
      ...{ id: random.id(), ownerId, text, source, tags: settleTags(tags), createdAt },
      words: describeTexts([text], { authorId: ownerId }),
    }));
    const mine = lines.every((line) => isOwn(line, ownerId));
    await insertLines(tx, ownerId, authorize(lines, mine, 'collectedNotFound'));
  },
  async questions(ctx, tx, items, teamIds) {
    const { userId: askerId } = ctx.actor;
    const held = await lockMembershipsShared(tx, askerId, teamIds);
    const asked = items.map(({ text, body, day, createdAt, solvedAt }) => ({
      ...{ id: ctx.random.id(), askerId, day, question: text, detail: body, teamIds, createdAt, solvedAt },
      words: wordsOfQuestion(text, askerId, teamIds),
    }));
    await insertQuestions(tx, authorize(asked, held.length === teamIds.length, 'teamNotFound'));
    for (const { id } of asked.slice(0, 1)) announceQuestions(tx, ctx, teamIds, { kind: 'curious', id });
  },
  async mistakes({ actor: { userId: ownerId }, random }, tx, items) {
    if ((await countMistakes(tx, ownerId)) + items.length > MAX_MISTAKES)
      throw refuse('mistakesTooMany', { maximum: MAX_MISTAKES });
    const made = items.map(({ text, body: instead, day, createdAt, ...item }) => {
      const tags = tagsOf(item.tags);
      const words = wordsOfMistake({ text, instead, tags });
      return { id: random.id(), ownerId, day, text, instead, tags, words, createdAt };
    });
    const mine = made.every((mistake) => isOwn(mistake, ownerId));
    await insertMistakes(tx, authorize(made, mine, 'mistakeNotFound'));
  },
};
