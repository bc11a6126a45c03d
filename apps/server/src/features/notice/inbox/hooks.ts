import type { NoticeView } from '@garden/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Registry } from '../../../platform/hooks.ts';

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
export type NoticeObject = {
  readonly kind: ObjectView['kind'];
  /** A subselect for the object with an id: its `foundObject`, or no row where it is gone. */
  readonly select: (id: SQLWrapper) => SQL;
};

/** Kinds of objects, each added by the area that has it; all become part of the one statement that lists notices. */
export const noticeObjects = new Registry<NoticeObject>('noticeObjects');

/** The team of a notice, and how its reader stands to it now. */
export type FoundTeam = {
  readonly id: string;
  readonly name: string;
  readonly reader: 'ended' | 'outside' | 'member';
};

/** A subselect for a team and a reader: one `FoundTeam` as jsonb, or no row where there is no team. */
export type NoticeTeam = (notice: { readonly teamId: SQLWrapper; readonly userId: SQLWrapper }) => SQL;

/** How notices find their team; added once, by the area that has teams. */
export const noticeTeam = new Registry<NoticeTeam>('noticeTeam');
