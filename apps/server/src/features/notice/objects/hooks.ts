import type { MessageKey, NoticeView, ObjectKind, ReactionCount } from '@garden/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { Column, Hook, type Hooks, Registry } from '../../../platform/hooks.ts';

type ObjectView = NonNullable<NoticeView['object']>;

/** What a notice shows of its object. */
export type FoundObject = Pick<ObjectView, 'on' | 'title'> & {
  /** The teams that read it; null where every member of the notice's team may. */
  readonly readBy: readonly string[] | null;
};

/** A `FoundObject` as jsonb, of expressions for its fields; those left out are null. */
export function foundObject({
  on,
  title,
  readBy,
}: { readonly [Field in keyof FoundObject]?: SQLWrapper }): SQL {
  const nothing = sql`null`;
  return sql`jsonb_build_object(
    'on', ${on ?? nothing}, 'title', ${title ?? nothing}, 'readBy', ${readBy ?? nothing}
  )`;
}

/** A kind of object that notices are about. */
type NoticedKind = {
  readonly kind: ObjectView['kind'];
  /** A subselect for the object with an id: its `foundObject`, or no row where it is gone. */
  readonly selectNoticed: (id: SQLWrapper, hooks: Hooks) => SQL;
};

/** Something of someone that teams read and talk about. */
export type TeamObject = {
  readonly kind: ObjectKind;
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly day: string;
  /** Who reads it. */
  readonly teamIds: readonly string[];
};

/** A kind of object that people like, comment on and are notified of; `talkedAbout` makes one of a table. */
export type TalkedKind = NoticedKind & {
  readonly kind: ObjectKind;
  /** Those of some objects that are there, whichever person asks. */
  readonly find: (db: Queryable, ids: readonly string[]) => Promise<TeamObject[]>;
  /** The teams that read an object which is there: a subselect of an array. */
  readonly selectTeams: (id: SQLWrapper) => SQL;
  /** Someone's own objects that are there: a subselect of `id` and `team_ids`. */
  readonly selectOwn: (ownerId: SQLWrapper) => SQL;
  /** What is told where there is none. */
  readonly missing: MessageKey;
  /** Whether what others say about it is not listed among one’s comments, since it has a list of its own. */
  readonly isListedApart?: true;
  /** Counts a like that was given or taken back, where the kind is listed by likes. */
  readonly countLike?: (tx: Transaction, id: string, by: 1 | -1) => Promise<void>;
};

/**
 * Every kind of object, added by the area that has it: comments, likes, notices, links and erasure follow. A kind is
 * named in its area, and in `objects.ts` and `text/object-text.ts` of the contract (ADR 050).
 */
export const objects = new Registry<NoticedKind | TalkedKind>('objects');

/** What the talk about an object is written from, for a column of the statement that reads the object. */
export type TalkBeside = {
  readonly kind: ObjectKind;
  readonly objectId: SQL;
  /** Teams that read the object, as an array. */
  readonly teamIds: SQL;
  readonly readerId: SQL;
  /** Teams that the reader is in, as an array. */
  readonly readerTeamIds: SQL;
};

/** What is said about an object in the teams that its reader shares with it. */
export type Talk = {
  readonly comments: number;
  /** The commonest first. */
  readonly reactions: ReactionCount[];
  /** Whether someone other than its owner has said something. */
  readonly answered: boolean;
};

export const talkColumn = new Column<TalkBeside, Talk>('talk');

/** Objects of a kind. */
export type HiddenObject = {
  readonly kind: ObjectKind;
  /** Or a query of them. */
  readonly ids: readonly string[] | SQL;
};

/** Objects are out of everyone's sight; who has hidden them may bring them back. */
export const objectsHidden = new Hook<readonly HiddenObject[]>('objectsHidden');

/** Objects are about to be erased. */
export const objectsErasing = new Hook<{ readonly kind: ObjectKind; readonly ids: readonly string[] }>(
  'objectsErasing',
);
