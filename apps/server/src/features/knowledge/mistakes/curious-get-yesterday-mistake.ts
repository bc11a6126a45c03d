import { dayAt, makeCalendar } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { maskWords } from '../../team/words/rules.ts';
import { findSharedMistakes } from './morning.store.ts';

export const curiousGetYesterdayMistake = call(api.curious.getYesterdayMistake, async (ctx, { teamId }) => {
  const membership = ctx.actor.memberships.find((own) => own.teamId === teamId);
  if (!membership) throw refuse('teamNotFound');
  const { timezone, calendar, rules } = membership;
  const today = dayAt(ctx.now, makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt }));
  const { anonymous } = rules ?? DEFAULT_RULES;
  const found = anonymous ? await findSharedMistakes(ctx.database.db, teamId, today) : null;
  return {
    day: found?.day ?? null,
    items: (found?.texts ?? []).map((text) => ({ text: maskWords(text, found?.lists ?? []) })),
  };
});
