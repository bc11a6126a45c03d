import { api } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, LONG_ENOUGH, type TestPerson } from './factories.ts';
import type { TestGarden } from './test-app.ts';

/** Words that nobody but the writer may ever be shown. */
const secrets = {
  private: 'canary-private-entry',
  draft: 'canary-unfinished-draft',
  earlier: 'canary-earlier-version',
  deleted: 'canary-deleted-entry',
  email: 'canary-address@garden.example',
} as const;

export const canaries = Object.values(secrets);

export const TODAY = '2026-03-31';
const YESTERDAY = '2026-03-30';
const FRIDAY = '2026-03-27';
/** A day that nobody of the cast has written. */
export const FREE_DAY = '2026-03-26';

export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Who asks: nobody, people of the team, somebody who left it, the owner of another team. */
export const roles = ['signedOut', 'owner', 'member', 'left', 'stranger'] as const;
export type Role = (typeof roles)[number];

/** What there is to ask for. */
export type Cast = {
  readonly people: Readonly<Record<Exclude<Role, 'signedOut'>, TestPerson>>;
  readonly team: { readonly id: string; readonly inviteCode: string };
  readonly otherTeam: { readonly id: string; readonly inviteCode: string };
  /** In the team; has a private entry, a draft, an earlier version, a deleted entry. */
  readonly writer: TestPerson;
  readonly writerSession: string;
  /** In the other team. */
  readonly foreigner: TestPerson;
  readonly diaries: {
    readonly mine: Readonly<Record<Exclude<Role, 'signedOut'>, string>>;
    readonly team: string;
    readonly otherTeam: string;
    readonly private: string;
    readonly deleted: string;
  };
};

/** Two teams with their people, everybody has written today, and one of them has secrets. */
export async function gatherCast(garden: TestGarden): Promise<Cast> {
  const [member, left, foreigner] = await Promise.all([
    buildPerson(garden),
    buildPerson(garden),
    buildPerson(garden),
  ]);
  // The matrix gathers several casts; each writer's address holds the canary.
  const writer = await buildPerson(garden, {
    email: `${garden.ports.random.letters(8).toLowerCase()}-${secrets.email}`,
  });
  const team = await buildTeam(garden, { name: 'Harvest', members: [member, left, writer] });
  const otherTeam = await buildTeam(garden, { name: 'Orchard', members: [foreigner] });
  const people = { owner: team.owner, member, left, stranger: otherTeam.owner };

  const [byOwner, byMember, byLeft, byStranger, byForeigner] = await Promise.all(
    [team.owner, member, left, otherTeam.owner, foreigner].map(
      async (author) => (await buildDiary(garden, { author })).id,
    ),
  );
  if (!byOwner || !byMember || !byLeft || !byStranger || !byForeigner)
    throw new Error('somebody wrote nothing');
  const mine = { owner: byOwner, member: byMember, left: byLeft, stranger: byStranger };
  await demand(garden.call(api.relationship.exit, { teamId: team.id }, { as: left }));
  const written = await writeSecrets(garden, writer);
  const { items } = await demand(garden.call(api.auth.sessions, {}, { as: writer }));
  return {
    ...{ people, team, otherTeam, writer, foreigner },
    writerSession: items[0]?.id ?? NOBODY,
    diaries: { mine, otherTeam: byForeigner, ...written },
  };
}

async function writeSecrets(garden: TestGarden, author: TestPerson) {
  const say = (secret: string) => ({
    summary: `${LONG_ENOUGH} ${secret}`,
    learnings: `${LONG_ENOUGH} ${secret}`,
  });
  const first = await buildDiary(garden, { author, ...say(secrets.earlier) });
  const change = { diaryId: first.id, version: first.version, sections: { summary: LONG_ENOUGH } };
  const team = await demand(garden.call(api.diary.update, change, { as: author }));
  const kept = await buildDiary(garden, { author, day: YESTERDAY, teamIds: [], ...say(secrets.private) });
  const hidden = await buildDiary(garden, { author, day: FRIDAY, ...say(secrets.deleted) });
  await demand(garden.call(api.diary.delete, { diaryId: hidden.id }, { as: author }));
  const draft = { day: FREE_DAY, sections: say(secrets.draft), title: secrets.draft, version: 0 };
  await demand(garden.call(api.draft.add, draft, { as: author }));
  return { team: team.id, private: kept.id, deleted: hidden.id };
}

async function demand<T>(asked: Promise<{ code: number; message: string; data: T }>): Promise<T> {
  const { code, message, data } = await asked;
  if (code !== 200) throw new Error(`the cast could not be gathered: ${message}`);
  return data;
}
