import type { UserRow } from '../store.ts';
import type { listOwnIdentities, readOwnDiaries } from './export.store.ts';

type Rows<Read extends (...args: never[]) => AsyncGenerator> =
  ReturnType<Read> extends AsyncGenerator<infer Row> ? Row : never;
export type OwnDiary = Rows<typeof readOwnDiaries>;

/** Names of one's teams by their ids. */
export type TeamNames = ReadonlyMap<string, string>;

/** A value as a file of its own. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Oneself, the password apart. */
export function presentProfile(
  user: UserRow,
  signInProviders: Awaited<ReturnType<typeof listOwnIdentities>>,
  picture: string | null,
) {
  const { id, name, email, code, locale, timezone, createdAt } = user;
  return { id, name, email, code, locale, timezone, createdAt, picture, signInProviders };
}

/** A diary with all that is kept of it. */
export function presentOwnDiary(diary: OwnDiary, teams: TeamNames) {
  const { authorId: _, teamIds, deletedAt, earlier, length: __, ...kept } = diary;
  return {
    ...kept,
    teams: teamIds.map((id) => ({ id, name: teams.get(id) ?? null })),
    hiddenAt: deletedAt,
    earlierVersions: earlier.map(({ diaryId: ___, ...version }) => version),
  };
}

/** Where the Markdown of a day stands in the archive. */
export function markdownPath(day: string): string {
  return `diaries/${day.slice(0, 4)}/${day}.md`;
}
