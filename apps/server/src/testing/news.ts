import type { TestApp } from './test-app.ts';

type Overrides = {
  readonly teamId: string;
  /** The diary that it rests on. */
  readonly diaryId: string;
  readonly ownerId: string;
  readonly kind?: 'blocker' | 'theme';
};

/** An item of news as a morning makes it of one diary; returns its id. */
export async function buildNews(
  app: TestApp,
  { teamId, diaryId, ownerId, kind = 'blocker' }: Overrides,
): Promise<string> {
  const words = kind === 'theme' ? ['late press', 'late press'] : [null, null];
  const { rows } = await app.ports.database.pool.query<{ id: string }>(
    `insert into team_news (
       id, team_id, day, place, kind, phrase, theme_key, impact, trend, least_people, owner_id, created_at
     )
     select gen_random_uuid(), $1::uuid, '2026-03-30', count(*), $2, $3, $4, 'high', 'rising', 1, $5::uuid, now()
     from team_news where team_id = $1::uuid
     returning id`,
    [teamId, kind, ...words, ownerId],
  );
  const id = rows[0]?.id ?? '';
  await app.ports.database.pool.query(`insert into team_news_sources values ($1, 0, $2, 'hash')`, [
    id,
    diaryId,
  ]);
  return id;
}
