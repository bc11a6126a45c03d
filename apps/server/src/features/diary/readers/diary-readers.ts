import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { diaryLedger, readReaders } from './store.ts';

/** To everyone but its author a diary has no list of readers to be found, nor to its author of a team that they have left. */
export const diaryReaders = call(api.diary.readers, async (ctx, { diaryId, ...page }) => {
  const readers = await readReaders(ctx, diaryLedger, diaryId, page);
  if (!readers) throw refuse('diaryNotFound');
  return readers;
});
