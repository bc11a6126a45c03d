import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findLocale, readInOrder } from './export.store.ts';
import { headingOf, writeGuideline } from './markdown.rules.ts';

export const handbookExport = call(api.handbook.export, async ({ database: { db }, actor }) => ({
  name: 'handbook.md',
  mediaType: 'text/markdown; charset=utf-8',
  content: encoded(await findLocale(db, actor.userId), readInOrder(db, actor.userId)),
}));

async function* encoded(
  locale: 'en' | 'zh',
  guidelines: ReturnType<typeof readInOrder>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(headingOf(locale));
  for await (const guideline of guidelines) yield encoder.encode(writeGuideline(guideline));
}
