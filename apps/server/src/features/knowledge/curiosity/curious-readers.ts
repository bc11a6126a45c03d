import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { readReaders } from '../../diary/readers/store.ts';
import { questionLedger } from './store.ts';

/** To everyone but its asker a question has no list of readers to be found. */
export const listQuestionReaders: Handler<Api['curious']['readers']> = async (
  ctx,
  { curiousId, ...page },
) => {
  const readers = await readReaders(ctx, questionLedger, curiousId, page);
  if (!readers) throw refuse('questionNotFound');
  return readers;
};
