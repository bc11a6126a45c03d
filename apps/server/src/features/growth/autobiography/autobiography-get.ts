import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { countByMonth, findBook, listHeads } from './store.ts';

export const autobiographyGet = call(api.autobiography.get, async ({ actor, database: { db } }) => {
  const { userId } = actor;
  const [book, counts, heads] = await Promise.all([
    findBook(db, userId),
    countByMonth(db, userId),
    listHeads(db, userId),
  ]);
  const [written, chapters] = [
    new Map(counts.map((count) => [count.month, count.diaries])),
    new Map(heads.map((head) => [head.month, head])),
  ];
  const months = [...new Set([...written.keys(), ...chapters.keys()])].sort().reverse();
  return {
    title: book?.title ?? '',
    dedication: book?.dedication ?? '',
    order: book?.order ?? 'oldest',
    months: months.map((month) => ({
      month,
      diaries: written.get(month) ?? 0,
      title: chapters.get(month)?.title ?? '',
      lines: chapters.get(month)?.lines ?? 0,
    })),
  };
});
