import type { NoticeKind, NoticeView } from '@garden/contract';
import type { Queryable } from '../../../db/open-database.ts';
import { Registry } from '../../../platform/hooks.ts';
import type { MailLine } from '../../../platform/mail-text.ts';

/** A notice that is about to be mailed to someone. */
export type Mailed = { readonly userId: string; readonly notice: NoticeView };

/** What a mail says of notices of a kind below their sentences. */
export type MailPart = {
  readonly kind: NoticeKind;
  /** Lines by the id of the notice: of a page of notices to several readers, each by what its reader may know now. */
  read(db: Queryable, mailed: readonly Mailed[]): Promise<ReadonlyMap<string, readonly MailLine[]>>;
};

/** Parts of mails, each added by the area whose kind of notice it is. */
export const mailParts = new Registry<MailPart>('mailParts');
