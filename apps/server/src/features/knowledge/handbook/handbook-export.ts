import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { readAll } from './export.store.ts';
import { writeHandbook } from './markdown.rules.ts';

export const exportHandbook: Handler<Api['handbook']['export']> = async (ctx) => {
  const { guidelines, locale } = await readAll(ctx.database.db, ctx.actor.userId);
  return {
    name: 'handbook.md',
    mediaType: 'text/markdown; charset=utf-8',
    content: once(new TextEncoder().encode(writeHandbook(guidelines, locale))),
  };
};

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
