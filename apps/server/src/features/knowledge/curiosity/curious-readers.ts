import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readReaders } from '../../diary/readers/store.ts';
import { questionLedger } from './store.ts';

/** To everyone but its asker a question has no list of readers to be found. */
export const curiousReaders = call(api.curious.readers, async (ctx, { curiousId, ...page }) => {
  const readers = await readReaders(ctx, questionLedger, curiousId, page);
  if (!readers) throw refuse('questionNotFound');
  return readers;
});
