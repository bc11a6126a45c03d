import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { personColumns } from '../../account/store.ts';
import { wordLists } from '../../team/words/store.ts';
import {
  type FeedPage,
  type FeedSource,
  type FeedValues,
  feedOf,
  feedPages,
  feedValues,
} from '../feed/store.ts';
import type { Reader } from '../policy.ts';
import { gradeColumn } from '../reading/hooks.ts';
import {
  besideDiary,
  type HydratedDiary,
  preparedReader,
  type ReaderSql,
  reviewsOf,
} from '../reading/store.ts';
import { AFTER, BEFORE, BEGINNING, FROM_START, NEAR, type Piece, sharesOf, WHOLE } from './pieces.rules.ts';
import type { Term } from './words-of.rules.ts';

/** A diary that may answer a question, without its texts: pieces of them in which the words may stand. */
export type FoundDiary = Pick<
  HydratedDiary,
  'id' | 'authorId' | 'day' | 'teamIds' | 'title' | 'author' | 'words' | 'reviews' | 'score'
> & {
  /** What its answers answer. */
  readonly asked: readonly { readonly id: string; readonly teamId: string }[];
  readonly brought: Brought;
};

/** What was brought of a diary’s texts. */
export type Brought = {
  readonly pieces: readonly Piece[];
  /** Which of the terms stand there as they are written where nothing is hidden, by their places among the terms, from 1. */
  readonly located: readonly number[];
  /** Whether all of its texts were looked at, and whether all of them were brought. */
  readonly isLookedThrough: boolean;
  readonly isWhole: boolean;
};

/**
 * The diaries of a page as a search shows them, by one statement.
 * @param page a query of the column `diary_id`, and of those that `more` takes from it; it is cut already
 */
export function selectFound<More extends Readonly<Record<string, SQL>> = Record<never, never>>(
  db: Database,
  hooks: Hooks,
  page: SQL,
  reader: ReaderSql,
  brought: SQL<Brought>,
  more: More = {} as More,
) {
  const beside = besideDiary(reader);
  return db
    .select({
      ...more,
      id: diaries.id,
      authorId: diaries.authorId,
      day: diaries.day,
      teamIds: diaries.teamIds,
      title: diaries.title,
      author: personColumns(users),
      words: wordLists(beside.teamIds),
      reviews: reviewsOf(beside.diaryId, sql`${diaries.sections} -> 'customerGood'`),
      score: hooks.column(gradeColumn, beside),
      asked: sql<{ id: string; teamId: string }[]>`(
        select coalesce(json_agg(json_build_object('id', question.value -> 'id', 'teamId', question.value -> 'teamId')), '[]')
        from jsonb_array_elements(${diaries.asked}) as question
      )`,
      brought,
    })
    .from(sql`(${page}) as page`)
    .innerJoin(diaries, sql`${diaries.id} = page.diary_id`)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .$dynamic();
}

const number = (value: number): SQL => sql.raw(String(value));

/** The beginning of the summary alone. */
const beginning = sql<Brought>`(
  select json_build_object('pieces', json_build_array(json_build_object(
    'section', 'summary', 'id', null, 'nth', 1, 'start', 1, 'text', left(summary, ${number(BEGINNING)}),
    'isEnd', length(summary) <= ${number(BEGINNING)}
  )), 'located', json_build_array(), 'isLookedThrough', false, 'isWhole', false)
  from (select ${diaries.sections} ->> 'summary' as summary) as said
)`;

/** The sections in the order in which they are read. */
const ORDER = sql.raw(
  `array['summary','learnings','mistakes','unclear','customerGood','weeklyTop','insight','answers','topics','nextTasks']`,
);

/**
 * How a term may be written in a text in lower case. Not every database knows more letters in two cases than those of
 * English: others are looked for as they mostly stand.
 */
function formsOf({ text }: Term): string[] {
  const [first = '', ...rest] = text;
  return [...new Set([text, first.toUpperCase() + rest.join(''), text.toUpperCase()])].filter(
    (form) => form === text || /[^\p{ASCII}]/u.test(form),
  );
}

/**
 * Pieces of a diary’s texts, around the first place of each term in each of them, those in which one stands before others.
 * A text is read once and as far as the diary’s share reaches; short ones are brought whole. Where others may find private
 * lines, a piece begins with its text.
 */
export function broughtFor(terms: readonly Term[], diariesOfPage: number, reader: ReaderSql): SQL<Brought> {
  if (terms.length === 0) return beginning;
  const shares = sharesOf(diariesOfPage);
  const isOwn = sql`${diaries.authorId} = ${reader.userId}`;
  return sql<Brought>`(
    with said as materialized (
      select part.key as section, item.nth::int as nth, array_position(${ORDER}, part.key) as place, item.value ->> 'id' as id,
        case jsonb_typeof(item.value) when 'object' then item.value ->> 'text' else item.value #>> '{}' end as text
      from jsonb_each(${diaries.sections}) as part
      cross join lateral jsonb_array_elements(
        case jsonb_typeof(part.value) when 'array' then part.value else jsonb_build_array(part.value) end
      ) with ordinality as item (value, nth)
      where part.key <> 'mistakes' or ${isOwn}
    ),
    sized as materialized (
      select *, length(text) as size, sum(length(text)) over (order by place, nth) as so_far from said where text <> ''
    ),
    looked as materialized (
      select *, lower(left(text, reach)) as folded,
        not ${isOwn} and (strpos(text, '!!') > 0 or strpos(text, '！！') > 0 or strpos(text, '!！') > 0 or strpos(text, '！!') > 0)
          as may_hide
      from sized cross join lateral (
        select least(size, greatest(0, ${shares.lookedAt}::int - (so_far - size)))::int as reach
      ) as share
    ),
    located as materialized (
      select looked.place, looked.nth, term.nth as term, min(found.at) as at
      from looked
      cross join jsonb_array_elements(${JSON.stringify(terms.map(formsOf))}::jsonb) with ordinality as term (forms, nth)
      cross join lateral jsonb_array_elements_text(term.forms) as form
      cross join lateral (select strpos(looked.folded, form) as at) as first
      cross join lateral (
        select case when first.at > 1 and substr(looked.folded, first.at - 1, 1) ~ '[[:alnum:]]'
          then coalesce(nullif(strpos(looked.folded, ' ' || form), 0) + 1, first.at) else first.at end as at
      ) as found
      where first.at > 0
      group by 1, 2, 3
    ),
    pieces as (
      select place, nth, 1 as start, size as width,
        exists (select from located where located.place = looked.place and located.nth = looked.nth) as is_located
      from looked where size <= ${number(WHOLE)} and reach = size
      union all
      select place, nth, 1, ${number(FROM_START)}, true
      from looked where may_hide and (size > ${number(WHOLE)} or reach < size)
      union all
      select looked.place, looked.nth, greatest(1, min(located.at) - ${number(BEFORE)}), ${number(BEFORE + AFTER)}, true
      from looked join located on located.place = looked.place and located.nth = looked.nth
      where not looked.may_hide and (looked.size > ${number(WHOLE)} or looked.reach < looked.size)
      group by looked.place, looked.nth, located.at / ${number(NEAR)}
      union all
      select place, nth, 1, ${number(BEGINNING)}, false from looked
      where section = 'summary' and not may_hide and (size > ${number(WHOLE)} or reach < size)
    ),
    brought as (
      select looked.section, looked.id, pieces.nth, pieces.place, start, least(width, size - start + 1) as width,
        substr(looked.text, start, width) as text, start + width > size as is_end
      from (
        select *, sum(width) over (order by is_located desc, place, nth, start, width) as so_far from pieces
      ) as pieces join looked using (place, nth)
      where pieces.so_far <= ${shares.brought}::int
    )
    select json_build_object(
      'pieces', (
        select coalesce(json_agg(json_build_object('section', section, 'id', id, 'nth', nth, 'start', start, 'text', text,
          'isEnd', is_end) order by place, nth, start), '[]') from brought
      ),
      'located', (
        select coalesce(json_agg(distinct located.term), '[]')
        from located join looked using (place, nth) where not looked.may_hide
      ),
      'isLookedThrough', (select bool_and(reach = size) from looked),
      'isWhole', (select sum(size) from looked) is not distinct from
        (select sum(width) from brought where start = 1 and is_end)
    )
  )`;
}

const foundBy = (name: string, page: SQL) =>
  statement(name, (db, _: Params<FeedValues>, hooks: Hooks) =>
    selectFound(db, hooks, page, preparedReader, beginning).orderBy(
      sql`${diaries.day} desc, ${diaries.id} desc`,
    ),
  );

const feeds = {
  teams: foundBy('found_of_teams', feedPages.teams),
  authors: foundBy('found_of_authors', feedPages.authors),
  teamsAndOwn: foundBy('found_of_teams_and_own', feedPages.teamsAndOwn),
  authorsAndOwn: foundBy('found_of_authors_and_own', feedPages.authorsAndOwn),
};

/** The diaries of a feed as a search shows them, newest day first. */
export async function listFound(
  { database: { db }, hooks }: Pick<Ports, 'database' | 'hooks'>,
  source: FeedSource,
  page: FeedPage,
  reader: Reader,
): Promise<FoundDiary[]> {
  return feeds[feedOf(source)](db, feedValues(source, page, reader), hooks);
}
