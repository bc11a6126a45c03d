import { api, type NoticeSettings } from '@garden/contract';
import type { Queryable } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { presentSettings } from '../present.ts';
import { teamReminderTime } from './hooks.ts';
import { findSettings } from './store.ts';

export const noticeSettings = call(api.notice.settings, (ctx) => readSettings(ctx.database.db, ctx));

/** The caller's settings as they are shown them. */
export async function readSettings(on: Queryable, { actor, hooks }: Context): Promise<NoticeSettings> {
  const [settings, teamRemindAt] = await Promise.all([
    findSettings(on, actor.userId),
    hooks.read(on, teamReminderTime, actor.userId),
  ]);
  return presentSettings(settings, teamRemindAt);
}
