import { formatDay, parseDiaryDay } from '@garden/calendar';
import {
  type api,
  formerMember,
  type NoticeKind,
  type NoticeSettings,
  type NoticeView,
  type NoticeWords,
  noticeKind,
  noticeOffices,
  noticeStages,
  noticeText,
  type OutputOf,
  type UnspokenNotice,
} from '@garden/contract';
import { createI18n, type Locale } from '@garden/i18n';
import * as z from 'zod';
import { presentPerson } from '../account/rules.ts';
import type { NoticeObjectRow, NoticeRow } from './inbox/store.ts';
import { mayShow } from './policy.ts';
import { mergeMailChoices } from './rules.ts';
import { quietOf, type StoredSettings } from './settings/store.ts';

/** What is kept with a notice beside its columns; what another version wrote and this one does not know is left out. */
const params = z.object({
  others: z.int().catch(0),
  office: z.enum(noticeOffices).nullable().catch(null),
  stage: z.enum(noticeStages).nullable().catch(null),
  month: z.string().nullable().catch(null),
  from: z.iso.date().nullable().catch(null),
  to: z.iso.date().nullable().catch(null),
  cause: z.literal('ended').nullable().catch(null),
});

/** How a notice is put into words in a language. */
export function wordsIn(locale: Locale): NoticeWords {
  return {
    formerMember: createI18n(locale)._(formerMember),
    day: (day) =>
      formatDay(parseDiaryDay(day), locale === 'zh' ? 'zh-Hans' : 'en-GB', {
        day: 'numeric',
        month: 'short',
      }),
  };
}

function inWords(notice: UnspokenNotice, locale: Locale): NoticeView {
  const { message, params } = noticeText(notice, wordsIn(locale));
  return { ...notice, text: createI18n(locale)._(message, params) };
}

/** A notice as its reader sees it; null where they may not, or where its kind is not known. */
export function presentNotice({ notice, locale, actor, team, object }: NoticeRow): NoticeView | null {
  const kind = noticeKind.safeParse(notice.kind);
  const { others, office, stage, month, from, to, cause } = params.parse(notice.params);
  if (!kind.success) return null;
  const shown = mayShow({
    kind: kind.data,
    teamId: notice.teamId,
    objectKind: notice.objectKind,
    team: team?.reader ?? 'none',
    cause,
    hasObject: object !== null,
    readBy: object?.readBy ?? null,
  });
  if (!shown) return null;
  const view = {
    id: notice.id,
    kind: kind.data,
    others,
    office,
    stage,
    month,
    week: from !== null && to !== null ? { from, to } : null,
    cause,
    actor: actor && presentPerson(actor),
    team: team && { id: team.id, name: team.name },
    object: object && presentObject(object),
    createdAt: notice.createdAt.toISOString(),
    seenAt: notice.seenAt?.toISOString() ?? null,
  };
  return inWords(view, locale);
}

function presentObject({ kind, id, on, title }: NoticeObjectRow): NoticeView['object'] {
  return { kind, id, on, title };
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

/** Someone's settings, with the time at which their home team reminds. */
export function presentSettings(settings: StoredSettings, teamRemindAt: string | null): NoticeSettings {
  const { reminder, remindAt } = settings;
  return {
    mail: mergeMailChoices(settings.mail),
    quiet: quietOf(settings),
    reminder,
    remindAt,
    teamRemindAt,
  };
}
