import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { readAll } from './export.store.ts';
import { writeHandbookTask } from './export.task.ts';

export const exportHandbook: Handler<Api['handbook']['export']> = async (ctx) => {
  const handbook = await readAll(ctx.database.db, ctx.actor.userId);
  const content = await ctx.threads.run(writeHandbookTask, handbook, ctx);
  return {
    name: 'handbook.md',
    mediaType: 'text/markdown; charset=utf-8',
    content: once(content),
  };
};

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
