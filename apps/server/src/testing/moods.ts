import type { TestApp } from './test-app.ts';

/** Has a team ask today, as its morning would. */
export async function openMood({ ports }: TestApp, teamId: string, day: string): Promise<void> {
  const { pool } = ports.database;
  await pool.query(`insert into mood_plans values ($1, '{1,2,3,4,5}') on conflict do nothing`, [teamId]);
  await pool.query(`insert into mood_days values ($1, $2, $3) on conflict do nothing`, [
    ...[ports.random.uuid(), teamId, day],
  ]);
}
