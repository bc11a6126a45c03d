import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eachOf } from '../../../db/each-of.ts';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { rowsAs } from '../../../db/rows-as.ts';
import { users } from '../../../db/schema/account.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import { collections, quotes } from '../../../db/schema/wisdom.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { type OwnRow, ownRows } from '../../../http/own-rows.ts';
import { personColumns } from '../../account/store.ts';
import type { Reader } from '../../diary/policy.ts';
import { wordLists } from '../../team/words/store.ts';
import { GAP } from './rules.ts';

export const ownItems = ownRows(collections, 'collectedNotFound');

export type ItemRow = OwnRow<typeof collections>;
export type NewItem = Omit<typeof collections.$inferSelect, 'position' | 'deletedAt'>;
export type ItemChanges = Partial<
  Pick<typeof collections.$inferSelect, 'text' | 'source' | 'tags' | 'words'>
>;

/** An item with what its owner is shown of what it holds. */
export type HydratedItem = Awaited<ReturnType<typeof selectHydrated>>[number];

/** An item's place in its owner's list. */
export type ItemKey = readonly [position: string, id: string];

export type ItemFilter = {
  readonly kind?: 'quote' | 'curiosity' | 'line' | undefined;
  readonly tag?: string | undefined;
  /** A condition on what items are found by. */
  readonly query?: string | undefined;
};

const OF_KIND = {
  quote: sql.raw('and item.quote_id is not null'),
  curiosity: sql.raw('and item.curiosity_id is not null'),
  line: sql.raw(`and item.text <> ''`),
} as const;

/** Whether the owner still reads what an item holds: a team that they have left keeps its lines and questions. */
function isReadable({ userId, teamIds }: Reader): SQL {
  const teams = sql`${sql.param(teamIds)}::uuid[]`;
  return sql`(
    item.text <> ''
    or exists (
      select from ${quotes} as line where line.id = item.quote_id
        and line.deleted_at is null and line.withheld_at is null
        and (line.team_id = any (${teams}) or line.keeper_id = ${userId} or line.writer_id = ${userId})
    )
    or exists (
      select from ${curiosities} as question where question.id = item.curiosity_id
        and question.deleted_at is null and (question.team_ids && ${teams} or question.asker_id = ${userId})
    )
  )`;
}

/** What is shown of an item, taken along where a page is cut, so that none of its rows is looked up again. */
const ITEM = sql.raw(
  ['id', 'owner_id', 'quote_id', 'curiosity_id', 'text', 'source', 'tags', 'position', 'created_at']
    .map((column) => `item.${column}`)
    .join(', '),
);

/**
 * Items as their owner is shown them, in their order, by one statement.
 * @param page a query of the columns of `ITEM`; it is cut already
 */
function selectHydrated(db: Queryable, page: SQL) {
  const [keeper, writer, asker] = [alias(users, 'keeper'), alias(users, 'writer'), alias(users, 'asker')];
  return db
    .select({
      id: collections.id,
      ownerId: collections.ownerId,
      quoteId: collections.quoteId,
      curiosityId: collections.curiosityId,
      text: collections.text,
      source: collections.source,
      tags: collections.tags,
      position: collections.position,
      createdAt: collections.createdAt,
      quote: {
        text: quotes.text,
        source: quotes.source,
        keeperId: quotes.keeperId,
        writerId: quotes.writerId,
      },
      question: { text: curiosities.question, askerId: curiosities.askerId },
      keeper: personColumns(keeper),
      writer: personColumns(writer),
      asker: personColumns(asker),
      words: wordLists(
        sql`case when ${collections.quoteId} is null then ${curiosities.teamIds} else array[${quotes.teamId}] end`,
      ),
    })
    .from(rowsAs(collections, page))
    .leftJoin(quotes, eq(quotes.id, collections.quoteId))
    .leftJoin(curiosities, eq(curiosities.id, collections.curiosityId))
    .leftJoin(keeper, eq(keeper.id, quotes.keeperId))
    .leftJoin(writer, eq(writer.id, quotes.writerId))
    .leftJoin(asker, eq(asker.id, curiosities.askerId))
    .orderBy(collections.position, collections.id);
}

/** Someone's collection from the top. */
export function listItems(
  db: Queryable,
  reader: Reader,
  { kind, tag, query }: ItemFilter,
  { after, limit }: { readonly after: ItemKey | undefined; readonly limit: number },
): Promise<HydratedItem[]> {
  return selectHydrated(
    db,
    sql`select ${ITEM} from ${collections} as item
      where item.owner_id = ${reader.userId} and item.deleted_at is null
        ${kind ? OF_KIND[kind] : sql``}
        ${tag === undefined ? sql`` : sql`and item.tags @> array[${tag}]::text[]`}
        ${query === undefined ? sql`` : sql`and item.words @@ ${query}::tsquery`}
        ${after ? sql`and (item.position, item.id) > (${after[0]}::bigint, ${after[1]}::uuid)` : sql``}
        and ${isReadable(reader)}
      order by item.position, item.id limit ${limit}`,
  );
}

/** The tags that someone uses, the commonest first. */
export async function listTags(db: Queryable, ownerId: string): Promise<{ tag: string; count: number }[]> {
  const tag = sql<string>`unnest(${collections.tags})`.as('tag');
  const used = db
    .select({ tag })
    .from(collections)
    .where(
      and(eq(collections.ownerId, ownerId), isNull(collections.deletedAt), sql`${collections.tags} <> '{}'`),
    )
    .as('used');
  return db
    .select({ tag: used.tag, count: count() })
    .from(used)
    .groupBy(used.tag)
    .orderBy(sql`count(*) desc, ${used.tag} collate "C"`)
    .limit(MOST_TAGS);
}

const MOST_TAGS = 200;

/** An item as its owner is shown it; null where they no longer read what it holds. */
export async function hydrateItem(db: Queryable, id: string, reader: Reader): Promise<HydratedItem | null> {
  const [item] = await selectHydrated(
    db,
    sql`select ${ITEM} from ${collections} as item where item.id = ${id} and ${isReadable(reader)}`,
  );
  return item ?? null;
}

/** What someone collects, as far as they may read it: its text and whose words it is found by. */
export async function findCollectable(
  db: Queryable,
  {
    quoteId,
    curiosityId,
  }: { readonly quoteId?: string | undefined; readonly curiosityId?: string | undefined },
  { userId, teamIds }: Reader,
): Promise<string | null> {
  const teams = sql`${sql.param(teamIds)}::uuid[]`;
  const [found] =
    quoteId === undefined
      ? await db
          .select({ text: curiosities.question })
          .from(curiosities)
          .where(
            sql`${curiosities.id} = ${curiosityId} and ${curiosities.deletedAt} is null
              and (${curiosities.teamIds} && ${teams} or ${curiosities.askerId} = ${userId})`,
          )
      : await db
          .select({ text: quotes.text })
          .from(quotes)
          .where(
            sql`${quotes.id} = ${quoteId} and ${quotes.deletedAt} is null and ${quotes.withheldAt} is null
              and (${quotes.teamId} = any (${teams}) or ${quotes.keeperId} = ${userId} or ${quotes.writerId} = ${userId})`,
          );
  return found?.text ?? null;
}

/** How many items someone has. */
export async function countItems(db: Queryable, ownerId: string): Promise<number> {
  const own = and(eq(collections.ownerId, ownerId), isNull(collections.deletedAt));
  const [counted] = await db.select({ items: count() }).from(collections).where(own);
  return counted?.items ?? 0;
}

/** Adds an item above the others; returns its id, or that of the item that holds the same. */
export async function insertItem(tx: Transaction, item: NewItem): Promise<string> {
  const top = sql`coalesce((
    select min(other.position) - ${GAP} from ${collections} as other
    where other.owner_id = ${item.ownerId} and other.deleted_at is null
  ), 0)`;
  const [added] = await tx
    .insert(collections)
    .values({ ...item, position: top })
    .onConflictDoNothing()
    .returning({ id: collections.id });
  if (added) return added.id;
  const { ownerId, quoteId, curiosityId } = item;
  const [kept] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        eq(collections.ownerId, ownerId),
        isNull(collections.deletedAt),
        sql`(${collections.quoteId} = ${quoteId} or ${collections.curiosityId} = ${curiosityId})`,
      ),
    );
  if (!kept) throw new Error('the item was not added');
  return kept.id;
}

/** Those of some texts that someone's own lines have word for word. */
export async function listSameLines(
  db: Queryable,
  ownerId: string,
  texts: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ text: collections.text })
    .from(collections)
    .where(
      and(
        eq(collections.ownerId, ownerId),
        isNull(collections.deletedAt),
        sql`${collections.text} in (${eachOf(texts)})`,
      ),
    );
  return rows.map(({ text }) => text);
}

type NewLine = Omit<NewItem, 'quoteId' | 'curiosityId'>;

/** Adds lines of one's own in their order below the other items. */
export async function insertLines(
  tx: Transaction,
  ownerId: string,
  lines: Authorized<readonly NewLine[]>,
): Promise<void> {
  const last = sql`coalesce((
    select max(other.position) from ${collections} as other
    where other.owner_id = ${ownerId} and other.deleted_at is null
  ), 0)`;
  await tx
    .insert(collections)
    .values(lines.map((line, index) => ({ ...line, position: sql`${last} + ${(index + 1) * GAP}::bigint` })));
}

/** Moves an item below the others; where it is the last, nothing happens. */
export async function moveToBottom(tx: Transaction, { id, ownerId }: Authorized<ItemRow>): Promise<void> {
  const last = sql`(
    select other.position from ${collections} as other
    where other.owner_id = ${ownerId} and other.deleted_at is null and other.id <> ${id}
    order by other.position desc, other.id desc limit 1
  )`;
  await tx
    .update(collections)
    .set({ position: sql`${last} + ${GAP}` })
    .where(and(eq(collections.id, id), sql`${collections.position} <= ${last}`));
}

/** The places of an item and of the one above it, without the one that moves there; null where it is not there. */
export async function findNeighbours(
  tx: Transaction,
  { id, ownerId }: Pick<ItemRow, 'id' | 'ownerId'>,
  before: string,
): Promise<{ above: number | null; below: number } | null> {
  const [found] = await tx
    .select({
      below: collections.position,
      above: sql<string | null>`(
        select other.position from ${collections} as other
        where other.owner_id = ${ownerId} and other.deleted_at is null and other.id <> ${id}
          and (other.position, other.id) < (collections.position, collections.id)
        order by other.position desc, other.id desc limit 1
      )`,
    })
    .from(collections)
    .where(and(eq(collections.id, before), eq(collections.ownerId, ownerId), isNull(collections.deletedAt)));
  return found ? { below: found.below, above: found.above === null ? null : Number(found.above) } : null;
}

/** Gives all items of a person new places in their order, with room between them. */
export async function spreadItems(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`
    update ${collections} set position = ordered.place * ${GAP}::bigint
    from (
      select item.id, row_number() over (order by item.position, item.id) as place
      from ${collections} as item where item.owner_id = ${ownerId}
    ) as ordered
    where ${collections.id} = ordered.id`);
}
