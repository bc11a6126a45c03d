import { type Api, characterCount, isTooNested } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { readHandbook, type WrittenGuideline } from './markdown.rules.ts';
import { isOwn } from './policy.ts';
import { MAX_GUIDELINES } from './rules.ts';
import { insertGuidelines, lockGuidelines, type NewGuideline } from './store.ts';

/** As `upset` takes them. */
const LIMITS = { title: 120, category: 40, content: 20_000 } as const;

type Fault = 'known' | keyof typeof LIMITS;

export const importHandbook: Handler<Api['handbook']['import']> = async (ctx, { markdown }) => {
  const { userId: ownerId } = ctx.actor;
  const read = readHandbook(markdown);
  if (read.length === 0) throw refuseField('markdown', 'guidelinesMissing');
  return ctx.database.transaction(async (tx) => {
    const all = await lockGuidelines(tx, ownerId);
    const known = new Set(all.map(fingerprintOf));
    const skipped: { title: string; reason: Fault }[] = [];
    const added: NewGuideline[] = [];
    for (const guideline of read) {
      const reason = faultOf(guideline, known);
      if (reason) {
        skipped.push({ title: guideline.title, reason });
        continue;
      }
      known.add(fingerprintOf(guideline));
      const { title, category, content } = guideline;
      const words = describeTexts([title, category, content]);
      const times = { createdAt: ctx.now, updatedAt: ctx.now };
      added.push({ id: ctx.random.id(), ownerId, ...guideline, weekdays: [], version: 1, words, ...times });
    }
    if (all.length + added.length > MAX_GUIDELINES)
      throw refuse('guidelinesTooMany', { maximum: MAX_GUIDELINES });
    const mine = added.every((each) => isOwn(each, ownerId));
    await insertGuidelines(tx, ownerId, authorize(added, mine, 'guidelineNotFound'));
    return { added: added.length, skipped };
  });
};

type Told = Pick<WrittenGuideline, 'title' | 'category' | 'content'>;

const fingerprintOf = ({ title, category, content }: Told) => JSON.stringify([title, category, content]);

function faultOf(guideline: Told, known: ReadonlySet<string>): Fault | null {
  const { title, category, content } = guideline;
  if (title === '' || characterCount(title) > LIMITS.title) return 'title';
  if (characterCount(category) > LIMITS.category) return 'category';
  if (content === '' || characterCount(content) > LIMITS.content || isTooNested(content)) return 'content';
  return known.has(fingerprintOf(guideline)) ? 'known' : null;
}
