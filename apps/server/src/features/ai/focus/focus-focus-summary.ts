import type { Source } from '@garden/analysis';
import { api, type FocusSummaryView } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentPerson } from '../../account/rules.ts';
import { presentCitation } from '../../life/summary/rules.ts';
import { recordReads } from '../reads/store.ts';
import { readFollowed } from './reading.store.ts';

export const focusFocusSummary = call(api.focus.focusSummary, async (ctx, { followGroupId, period }) => {
  const { own, diaries, days, cut } = await readFollowed(ctx, { followGroupId, period });
  const { userId: readerId } = ctx.actor;
  const byId = new Map(diaries.map((diary) => [diary.id, diary]));
  const sources = diaries.map(({ id, authorId, entry }): Source => ({ id, authorId, entry })).toReversed();
  const [told] = await Promise.all([
    ctx.analysis.tellOfEach({ sources, most: period === 'day' ? 2 : 4 }, ctx),
    recordReads(ctx, own, { feature: 'focus', diaryIds: diaries.map(({ id }) => id), sent: false }),
  ]);
  const byAuthor = Map.groupBy(diaries, ({ authorId }) => authorId);
  const people = [...byAuthor.values()].flatMap((theirs): FocusSummaryView['people'] => {
    const [{ author } = { author: undefined }] = theirs;
    if (!author) return [];
    const said = told.filter(({ authorId }) => authorId === author.id);
    const citations = said.flatMap((sentence) => presentCitation(sentence, { readerId, diaries: byId }));
    return [{ person: presentPerson(author), diaries: theirs.length, told: citations }];
  });
  return {
    by: 'built-in' as const,
    period,
    days,
    people: people.sort(
      (a, b) => a.person.name.localeCompare(b.person.name) || (a.person.id < b.person.id ? -1 : 1),
    ),
    cut,
  };
});
