import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuseField } from '../../../http/refusal.ts';
import { findUser } from '../../account/store.ts';

export const teamRegions = call(api.team.regions, async (ctx, input) => {
  const locale = input.locale ?? (await findUser(ctx.database.db, ctx.actor.userId))?.locale;
  const countries = await ctx.holidays.countries(locale ?? 'en');
  return { regions: countries.map(({ parts, ...country }) => ({ ...country, parts: [...parts] })) };
});

/**
 * Lets a calendar be wished for whose region is one of those above.
 * @throws Refusal `regionInvalid`.
 */
export async function demandRegion(
  { holidays }: Pick<Context, 'holidays'>,
  wish: { readonly region?: string | null | undefined } | undefined,
): Promise<void> {
  if (wish?.region && !(await holidays.isRegion(wish.region))) {
    throw refuseField('calendar.region', 'regionInvalid');
  }
}
