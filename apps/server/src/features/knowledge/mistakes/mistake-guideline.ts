import { api, isTooNested, oneLine } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { todayOf } from '../../diary/days/store.ts';
import { addGuideline } from '../handbook/handbook-upset.ts';
import { presentGuideline } from '../handbook/present.ts';
import { findGuideline } from '../handbook/store.ts';
import { beginLoop, NO_LOOP } from './loop.rules.ts';
import { changeOwn } from './mistake-change.ts';
import type { MistakeRow } from './own.store.ts';
import { ownMistakes } from './store.ts';

export const mistakeGuideline = call(api.mistake.guideline, async (ctx, { mistakeId, guidelineId }) => {
  const { userId } = ctx.actor;
  let guideline: Awaited<ReturnType<typeof findGuideline>> = null;
  const mistake = await changeOwn(ctx, mistakeId, async (tx, kept) => {
    if (guidelineId === null) {
      await ownMistakes.change(tx, kept, { guidelineId: null, ...(kept.nextOn && NO_LOOP) });
      return;
    }
    const linked = guidelineId ?? kept.guidelineId;
    const found = linked === null ? null : await findGuideline(tx, linked, userId);
    if (guidelineId !== undefined && !found) throw refuse('guidelineNotFound');
    const id = found?.id ?? (await makeOf(tx, ctx, kept));
    const isAsked = kept.nextOn !== null || kept.outgrownOn !== null;
    await ownMistakes.change(tx, kept, { guidelineId: id, ...(!isAsked && beginLoop(todayOf(ctx))) });
    guideline = await findGuideline(tx, id, userId);
  });
  return { mistake, guideline: guideline && presentGuideline(guideline) };
});

const TITLE_MAX = 120;

/** A guideline that says what to do instead, or as long as that is not known, what went wrong. */
async function makeOf(tx: Transaction, ctx: Context, { text, instead }: MistakeRow): Promise<string> {
  const content = instead || text;
  if (isTooNested(content)) throw refuseField('mistakeId', 'textTooNested');
  const line = oneLine(text);
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  const title =
    characters.length > TITLE_MAX
      ? `${characters
          .slice(0, TITLE_MAX - 1)
          .join('')
          .trimEnd()}…`
      : line;
  return addGuideline(tx, ctx, { title, category: '', content });
}
