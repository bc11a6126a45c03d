import { type Api, api, type OutputOf } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { lockPerson } from '../../team/membership/store.ts';
import { MAX_GUIDELINES } from './rules.ts';
import {
  countGuidelines,
  insertGuidelines,
  listSameGuidelines,
  type NewGuideline,
  ownGuidelines,
} from './store.ts';
import { type ReadyGuideline, readHandbookTask } from './texts.task.ts';

export const handbookImport = call(api.handbook.import, async (ctx, { markdown }) => {
  const { userId: ownerId } = ctx.actor;
  const read = await ctx.threads.run(readHandbookTask, markdown, ctx);
  if (read.length === 0) throw refuseField('markdown', 'guidelinesMissing');
  return ctx.database.transaction(async (tx) => {
    // Of two imports at once, the second finds what the first has added.
    await lockPerson(tx, ownerId);
    const [there, same] = await Promise.all([
      countGuidelines(tx, ownerId),
      listSameGuidelines(tx, ownerId, read.filter(isReady)),
    ]);
    const known = new Set(same.map(fingerprintOf));
    const skipped: OutputOf<Api['handbook']['import']>['skipped'] = [];
    const added: NewGuideline[] = [];
    for (const guideline of read) {
      if (!isReady(guideline)) {
        skipped.push(guideline);
        continue;
      }
      const fingerprint = fingerprintOf(guideline);
      if (known.has(fingerprint)) {
        skipped.push({ title: guideline.title, reason: 'known' });
        continue;
      }
      known.add(fingerprint);
      const times = { createdAt: ctx.now, updatedAt: ctx.now };
      added.push({ id: ctx.random.id(), ownerId, ...guideline, weekdays: [], version: 1, ...times });
    }
    if (there + added.length > MAX_GUIDELINES) throw refuse('guidelinesTooMany', { maximum: MAX_GUIDELINES });
    await insertGuidelines(tx, ownerId, ownGuidelines.own(added, ownerId));
    return { added: added.length, skipped };
  });
});

const isReady = (read: object): read is ReadyGuideline => 'words' in read;

type Told = Pick<ReadyGuideline, 'title' | 'category' | 'content'>;

const fingerprintOf = ({ title, category, content }: Told) => JSON.stringify([title, category, content]);
