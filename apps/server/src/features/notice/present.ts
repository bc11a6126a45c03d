import {
  type api,
  type NoticeKind,
  type NoticeSettings,
  type NoticeView,
  noticeKind,
  type OutputOf,
} from '@garden/contract';
import * as z from 'zod';
import { presentPerson } from '../account/rules.ts';
import type { NoticeRow } from './inbox/list.store.ts';
import { mayShow } from './policy.ts';
import { settleMail } from './rules.ts';
import { quietOf, type StoredSettings } from './settings/store.ts';

/** What is kept with a notice beside its columns; what another version wrote and this one does not know is left out. */
const params = z.object({
  others: z.int().catch(0),
  office: z.enum(['admin', 'owner', 'leader']).nullable().catch(null),
  cause: z.literal('ended').nullable().catch(null),
});

/** A notice as its reader sees it; null where they may not, or where its kind is not known. */
export function presentNotice(row: NoticeRow): NoticeView | null {
  const { notice, actor, team, hasEnded, isMember, talked } = row;
  const kind = noticeKind.safeParse(notice.kind);
  const object = presentObject(row);
  const { others, office, cause } = params.parse(notice.params);
  if (!kind.success) return null;
  const shown = mayShow({
    ...{ kind: kind.data, teamId: notice.teamId, objectKind: notice.objectKind },
    ...{ team: team === null ? 'none' : hasEnded ? 'ended' : isMember ? 'member' : 'outside', cause },
    ...{ hasObject: object !== null, readBy: talked?.teamIds ?? null },
  });
  if (!shown) return null;
  return {
    ...{ id: notice.id, kind: kind.data, object, team, others, office, cause },
    actor: actor && presentPerson(actor),
    createdAt: notice.createdAt.toISOString(),
    seenAt: notice.seenAt?.toISOString() ?? null,
  };
}

function presentObject({ notice, about, talked, topic, applicationId }: NoticeRow): NoticeView['object'] {
  const { objectKind, objectId: id } = notice;
  if (talked && id) {
    const { kind, ownerId, ownerName, day } = talked;
    const on = { kind, id: talked.id, ownerId, ownerName, day };
    return { kind: about.kind ? 'comment' : kind, id, on, title: null };
  }
  if (topic) return { kind: 'topic', on: null, ...topic };
  if (objectKind !== 'application' || !applicationId) return null;
  return { kind: objectKind, id: applicationId, on: null, title: null };
}

/** How many notices were not seen, all together and by kind. */
export function presentTotals(
  rows: readonly { readonly kind: string; readonly unseen: number }[],
): OutputOf<typeof api.notice.total> {
  const known = rows.flatMap(({ kind, unseen }) => {
    const read = noticeKind.safeParse(kind);
    return read.success ? [[read.data, unseen] as const] : [];
  });
  const kinds: Partial<Record<NoticeKind, number>> = Object.fromEntries(known);
  return { total: known.reduce((sum, [, unseen]) => sum + unseen, 0), kinds };
}

/** Somebody's settings, with the time at which their home team reminds. */
export function presentSettings(settings: StoredSettings, teamRemindAt: string | null): NoticeSettings {
  const { reminder, remindAt } = settings;
  return { mail: settleMail(settings.mail), quiet: quietOf(settings), reminder, remindAt, teamRemindAt };
}
