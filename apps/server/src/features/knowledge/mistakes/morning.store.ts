import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { mistakes, sharedMistakes } from '../../../db/schema/knowledge.ts';
import { wordLists } from '../../team/words/store.ts';

/** Who wrote on a day that mistakes are shown of, at least: as many as can have written any of them. */
const WRITERS_MIN = 5;
/** A day further back is not shown any more. */
const DAYS_BACK = 4;

type Beginning = { readonly teamId: string; readonly at: Date; readonly today: string };

/**
 * Takes down what members shared of their team's last day that enough of them wrote, once for each day: what comes later,
 * or goes, changes nothing of it, so that no one learns whose it is from when it appeared. In shuffled order, without
 * ids and times.
 */
export async function takeSharedMistakes(tx: Transaction, begun: readonly Beginning[]): Promise<void> {
  const teamIds = begun.map(({ teamId }) => teamId);
  const moments = begun.map(({ at }) => at.toISOString());
  const days = begun.map(({ today }) => today);
  const written: SQL = sql`
    from ${diaryTeams} as listed
    join ${diaries} as entry on entry.id = listed.diary_id and entry.deleted_at is null
      and entry.published_at < begun.at
    where listed.team_id = begun.team_id`;
  await tx.execute(sql`
    insert into ${sharedMistakes} (team_id, day, texts)
    select begun.team_id, last.day, array(
      select mistake.text from ${diaryTeams} as listed
      join ${diaries} as entry on entry.id = listed.diary_id and entry.deleted_at is null
        and entry.published_at < begun.at
      join ${mistakes} as mistake on mistake.diary_id = entry.id
        and begun.team_id = any (mistake.shared_with)
        and mistake.created_at < begun.at
      where listed.team_id = begun.team_id and listed.day = last.day
      order by random()
    )
    from unnest(
      ${sql.param(teamIds)}::uuid[], ${sql.param(moments)}::timestamptz[], ${sql.param(days)}::date[]
    ) as begun(team_id, at, today)
    cross join lateral (
      select listed.day ${written}
        and listed.day < begun.today and listed.day >= begun.today - ${sql.raw(String(DAYS_BACK))}
      group by listed.day having count(distinct listed.author_id) >= ${sql.raw(String(WRITERS_MIN))}
      order by listed.day desc limit 1
    ) as last
    on conflict (team_id) do update set day = excluded.day, texts = excluded.texts
    where ${sharedMistakes}.day < excluded.day`);
}

/** Shows nothing more of what members of some teams shared. */
export async function forgetSharedMistakes(
  tx: Transaction,
  begun: readonly Pick<Beginning, 'teamId'>[],
): Promise<void> {
  await tx.delete(sharedMistakes).where(
    inArray(
      sharedMistakes.teamId,
      begun.map(({ teamId }) => teamId),
    ),
  );
}

/** What the start of a team's day found, where it is not too far back; and the team's sensitive words. */
export async function findSharedMistakes(
  db: Database,
  teamId: string,
  today: string,
): Promise<{
  readonly day: string;
  readonly texts: readonly string[];
  readonly lists: readonly string[];
} | null> {
  const [found] = await db
    .select({
      day: sharedMistakes.day,
      texts: sharedMistakes.texts,
      lists: wordLists(sql`array[${teamId}::uuid]`),
    })
    .from(sharedMistakes)
    .where(
      sql`${sharedMistakes.teamId} = ${teamId}::uuid and ${sharedMistakes.day} >= ${today}::date - ${sql.raw(String(DAYS_BACK))}`,
    );
  return found ?? null;
}
