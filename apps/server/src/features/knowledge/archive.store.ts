import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { improvements } from '../../db/schema/handbook.ts';
import { curiosities, curiosityAsks, curiosityChoices } from '../../db/schema/knowledge.ts';
import { collections, quotes } from '../../db/schema/wisdom.ts';
import { type ArchiveFile, inPages } from '../../platform/personal-data.ts';

/** Rows of one person that one file holds. */
type List = {
  readonly path: string;
  readonly table: SQLWrapper;
  readonly key: SQLWrapper;
  readonly whose: SQL;
  readonly row: Readonly<Record<string, SQLWrapper>>;
};

type Read = { readonly place: number; readonly key: string; readonly row: unknown };

/**
 * The lists of a person that have short rows, each a file of its own; deleted items too, until they are erased. One
 * statement reads a page of them, and goes on from file to file, so that they are packed in this order.
 */
export function readLists(db: Database, userId: string): ArchiveFile[] {
  const lists = listsOf(userId);
  const read = inPages(async (after: Read | undefined, limit) => {
    const parts = lists.map((list, place) => partOf(list, place, after, limit));
    const { rows } = await db.execute<Read>(
      sql`select * from (${sql.join(parts, sql` union all `)}) as lists order by place, key limit ${limit}`,
    );
    return rows;
  });
  let held: Read | undefined;
  async function* rowsAt(place: number) {
    for (;;) {
      held ??= (await read.next()).value ?? undefined;
      if (held === undefined || held.place > place) return;
      const { row } = held;
      held = undefined;
      yield row;
    }
  }
  return lists.map(({ path }, place) => ({ path, rows: rowsAt(place) }));
}

function partOf(
  { table, key, whose, row }: List,
  place: number,
  after: Read | undefined,
  limit: number,
): SQL {
  if (after && place < after.place)
    return sql`(select ${place}::int as place, null::uuid as key, null::json as row where false)`;
  const beyond = after && place === after.place ? sql`and ${key} > ${after.key}::uuid` : sql``;
  const told = sql.join(
    Object.entries(row).map(([name, value]) => sql`${name}::text, ${value}`),
    sql`, `,
  );
  return sql`(
    select ${place}::int as place, ${key} as key, json_build_object(${told}) as row
    from ${table} where ${whose} ${beyond} order by ${key} limit ${limit}
  )`;
}

/** An instant as JSON has it. */
const instant = (column: SQLWrapper) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listsOf = (userId: string): readonly List[] => [
  {
    path: 'improvements.json',
    table: improvements,
    key: improvements.id,
    whose: eq(improvements.ownerId, userId),
    row: {
      id: improvements.id,
      text: improvements.text,
      day: improvements.day,
      checkOn: improvements.checkOn,
      answer: improvements.answer,
      note: improvements.note,
      answeredAt: instant(improvements.answeredAt),
      createdAt: instant(improvements.createdAt),
    },
  },
  {
    path: 'questions.json',
    table: curiosities,
    key: curiosities.id,
    whose: eq(curiosities.askerId, userId),
    row: {
      id: curiosities.id,
      diaryId: curiosities.diaryId,
      day: curiosities.day,
      question: curiosities.question,
      detail: curiosities.detail,
      teamIds: curiosities.teamIds,
      solvedAt: instant(curiosities.solvedAt),
      createdAt: instant(curiosities.createdAt),
      acceptedId: curiosities.acceptedId,
      helped: curiosities.helped,
      deletedAt: instant(curiosities.deletedAt),
    },
  },
  wisdomOf(userId),
  {
    path: 'my-wisdom.json',
    table: collections,
    key: collections.id,
    whose: eq(collections.ownerId, userId),
    row: {
      id: collections.id,
      quoteId: collections.quoteId,
      curiosityId: collections.curiosityId,
      text: collections.text,
      source: collections.source,
      tags: collections.tags,
      // Its order.
      position: collections.position,
      createdAt: instant(collections.createdAt),
      deletedAt: instant(collections.deletedAt),
    },
  },
  {
    path: 'asked.json',
    table: curiosityAsks,
    key: curiosityAsks.curiosityId,
    whose: eq(curiosityAsks.personId, userId),
    row: {
      id: curiosityAsks.curiosityId,
      teamId: curiosityAsks.teamId,
      askedAt: instant(curiosityAsks.askedAt),
    },
  },
  {
    path: 'question-choices.json',
    table: curiosityChoices,
    key: curiosityChoices.userId,
    whose: eq(curiosityChoices.userId, userId),
    row: { askable: curiosityChoices.askable, ranked: curiosityChoices.ranked },
  },
];

/** What someone published, and what teammates kept of their words; without the words of others, and who kept which. */
function wisdomOf(userId: string): List {
  const { id, teamId, keeperId, writerId, day, createdAt, deletedAt } = quotes;
  const isKeeper = sql`${keeperId} = ${userId}`;
  const isAuthor = sql`coalesce(${writerId}, ${keeperId}) = ${userId}`;
  return {
    path: 'wisdom.json',
    table: quotes,
    key: id,
    whose: sql`(${isKeeper} or ${writerId} = ${userId})`,
    row: {
      ...{ id, teamId, day },
      createdAt: instant(createdAt),
      deletedAt: instant(deletedAt),
      published: isKeeper,
      text: sql`case when ${isAuthor} then ${quotes.text} end`,
      source: sql`case when ${isKeeper} then ${quotes.source} end`,
      diaryId: sql`case when ${isAuthor} then ${quotes.diaryId} end`,
    },
  };
}
