import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { daysOfYear } from '../rules.ts';
import { presentChapter } from './rules.ts';
import { listChapters } from './store.ts';

export const autobiographyChapters = call(
  api.autobiography.chapters,
  async ({ actor, database: { db } }, { year }) => {
    const chapters = await listChapters(db, actor.userId, daysOfYear(year));
    return { items: chapters.map((chapter) => presentChapter(chapter.month, chapter)) };
  },
);
