import { makeCalendar } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Context, Handler } from '../../http/context.ts';
import { refuseField } from '../../http/refusal.ts';
import { findUser } from '../account/store.ts';
import { findTeam } from './list.store.ts';
import { presentTeam } from './present.ts';
import { INVITE_CODE_LENGTH } from './rules.ts';
import { insertTeam, type NewTeam } from './store.ts';

/** Among 23^8 codes two alike are rare; this many in a row mean that something else is wrong. */
const CODE_TRIES = 5;

export const addTeam: Handler<Api['team']['add']> = async (ctx, { name = '', timezone, calendar }) => {
  const zone = timezone ?? (await findUser(ctx.database.db, ctx.actor.userId))?.timezone ?? 'UTC';
  const { dayStartsAt, workingWeekdays } = settleCalendar(zone, calendar);
  const id = ctx.random.id();
  await insertWithCode(ctx, {
    id,
    name,
    ownerId: ctx.actor.userId,
    timezone: zone,
    calendar: { dayStartsAt, workingWeekdays },
    createdAt: ctx.now,
  });
  const made = await findTeam(ctx.database.db, ctx.actor.userId, id);
  if (!made) throw new Error(`team ${id} is gone as soon as it was made`);
  return presentTeam(made, ctx.config.publicUrl);
};

type CalendarWish = { dayStartsAt?: string | undefined; workingWeekdays?: number[] | undefined };

/** The calendar with its defaults; a zone that the contract knows and the engine does not is refused. */
function settleCalendar(timezone: string, wish: CalendarWish = {}) {
  try {
    return makeCalendar({ timezone, ...wish });
  } catch (error) {
    if (error instanceof RangeError) throw refuseField('timezone', 'timezoneInvalid');
    throw error;
  }
}

async function insertWithCode(ctx: Context, team: Omit<NewTeam, 'inviteCode'>): Promise<void> {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const inviteCode = ctx.random.letters(INVITE_CODE_LENGTH);
    if (await ctx.database.transaction((tx) => insertTeam(tx, { ...team, inviteCode }))) return;
  }
  throw new Error('no free invite code was found');
}
