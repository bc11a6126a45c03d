import type { Visibility } from '@garden/contract';

type Row = Visibility['rows'][number];
type Person = Visibility['teams'][number]['people'][number]['person'];

/** Who sees a kind, in the words of the page. */
export type Audience = {
  /** Names of teams all of whose members see it; first those that one is in. */
  readonly everyoneIn: readonly string[];
  /** The same of teams that one has left. */
  readonly leftIn: readonly string[];
  /** Of other teams, who sees it there and as what. */
  readonly groups: readonly {
    readonly team: string;
    readonly as: 'administrators' | 'carers' | 'others';
    readonly people: readonly Person[];
  }[];
};

/** Tells administrators and those who look after someone by these words where all of them are meant, and everyone else by name. */
export function audienceOf({ seenBy }: Pick<Row, 'seenBy'>, teams: Visibility['teams']): Audience {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const everyoneIn: string[] = [];
  const leftIn: string[] = [];
  const groups: Audience['groups'][number][] = [];
  for (const { teamId, everyone, userIds } of seenBy) {
    const team = byId.get(teamId);
    if (!team) continue;
    if (everyone) {
      (team.isMember ? everyoneIn : leftIn).push(team.name);
      continue;
    }
    const seeing = new Set(userIds);
    const told = new Set<string>();
    const tell = (as: 'administrators' | 'carers', those: Visibility['teams'][number]['people']) => {
      if (those.length === 0 || !those.every(({ person }) => seeing.has(person.id))) return;
      groups.push({ team: team.name, as, people: those.map(({ person }) => person) });
      for (const { person } of those) told.add(person.id);
    };
    tell(
      'carers',
      team.people.filter(({ looksAfter, caresFrom }) => looksAfter && caresFrom === null),
    );
    tell(
      'administrators',
      team.people.filter(({ administers, seesFrom }) => administers && seesFrom === null),
    );
    const others = team.people.filter(({ person }) => seeing.has(person.id) && !told.has(person.id));
    if (others.length > 0)
      groups.push({ team: team.name, as: 'others', people: others.map(({ person }) => person) });
  }
  return { everyoneIn, leftIn, groups };
}
