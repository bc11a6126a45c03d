import type { Member } from '@garden/analysis';
import type { AdviceFault, AiFeature, Api, InputOf } from '@garden/contract';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context, OwnMembership } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findSelf } from '../../diary/days/store.ts';
import { findStanding } from '../../life/spirit/store.ts';
import type { Showing } from '../../life/summary/rules.ts';
import { listMembers } from '../../life/summary/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { maskWords } from '../../team/words/rules.ts';
import { findWords } from '../../team/words/store.ts';
import { readFollowed } from '../focus/reading.store.ts';
import { findOwnDiary } from '../store.ts';
import { periodOf } from '../summaries/rules.ts';
import { listSources } from '../summaries/store.ts';
import { demandFeature, listLenses } from '../switches/store.ts';
import { readWeek } from '../week/reading.store.ts';
import { LEAST_OF_THEME } from '../week/rules.ts';
import type { TellableSource } from './gather.task.ts';
import { listAdviceFaults } from './marks.store.ts';

export type TellInput = InputOf<Api['ai']['tell']>;

/** What a model may be told of, and by what its claims are shown. */
export type Material = {
  readonly own: Authorized<{ readonly userId: string }>;
  readonly feature: AiFeature;
  /** On whose account it is; none of someone in no team. */
  readonly payer: OwnMembership | undefined;
  readonly sources: readonly TellableSource[];
  /** Names that a claim may hold. */
  readonly people: readonly Member[];
  readonly diaries: Showing['diaries'];
  /** Why earlier advice did not help its reader. */
  readonly faults: readonly AdviceFault[];
  /** Of advice by the lens of a team: what it looks for. */
  readonly view: string | null;
};

/**
 * What is told of, within the caller’s own rights.
 * @throws Refusal where there is no right to it, or someone has turned it off
 */
export function readMaterial(ctx: Context, input: TellInput): Promise<Material> {
  // What names it is there: the contract demands it.
  if (input.of === 'team') return readTeam(ctx, input.teamId ?? '');
  if (input.of === 'focus') return readFocus(ctx, input);
  return input.of === 'advice' ? readDiary(ctx, input) : readPeriod(ctx, input);
}

type Entry = { readonly id: string; readonly day: string; readonly entry: TellableSource['entry'] };

/** Entries of one’s own; sensitive words of all teams that one is in are masked in what leaves. */
function ofOneself(
  { actor }: Context,
  entries: readonly Entry[],
  words: ReadonlyMap<string, string>,
): Pick<Material, 'payer' | 'sources' | 'people' | 'diaries'> {
  const { userId: authorId, name, avatar, memberships } = actor;
  const author = { id: authorId, name, avatar };
  return {
    payer: memberships[0],
    sources: entries.map((each) => ({ ...each, authorId, words: [...words.values()], only: null })),
    people: [],
    diaries: new Map(entries.map(({ id, day }) => [id, { id, day, author, words: [] }])),
  };
}

async function readPeriod(ctx: Context, { of, month, week }: TellInput): Promise<Material> {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const asked = of === 'week' ? { kind: 'week' as const, week } : { kind: 'month' as const, month };
  const period = periodOf(asked, await findSelf(ctx));
  const [entries, words, own] = await Promise.all([
    listSources(db, userId, period),
    findWords(db, teamIdsOf(ctx.actor)),
    demandFeature(db, ctx.actor, 'summaries'),
  ]);
  return { own, feature: 'summaries', ...ofOneself(ctx, entries, words), faults: [], view: null };
}

async function readDiary(ctx: Context, { diaryId = '', lensOf }: TellInput): Promise<Material> {
  const { db } = ctx.database;
  const lensTeams = teamIdsOf(ctx.actor).filter((teamId) => teamId === lensOf);
  const [found, words, own, faults, [lens]] = await Promise.all([
    findOwnDiary(db, ctx.actor.userId, diaryId),
    findWords(db, teamIdsOf(ctx.actor)),
    demandFeature(db, ctx.actor, 'advice'),
    listAdviceFaults(db, ctx.actor.userId),
    lensOf === undefined ? [] : listLenses(db, lensTeams),
  ]);
  if (!found) throw refuse('diaryNotFound');
  if (lensOf !== undefined && !lens) throw refuseField('lensOf', 'lensNotFound');
  const entry = { id: diaryId, day: found.day, entry: found.sections };
  return {
    own,
    feature: 'advice',
    ...ofOneself(ctx, [entry], words),
    faults,
    view: lens ? maskWords(lens.view, [...words.values()]) : null,
  };
}

async function readFocus(ctx: Context, { followGroupId, period }: TellInput): Promise<Material> {
  const { own, diaries } = await readFollowed(ctx, { followGroupId, period });
  return {
    own,
    feature: 'focus',
    payer: ctx.actor.memberships[0],
    sources: diaries.map(({ id, authorId, day, entry, words }) => ({
      ...{ id, authorId, day, entry, words },
      only: null,
    })),
    people: diaries.map(({ author }) => author),
    diaries: new Map(diaries.map((diary) => [diary.id, diary])),
    faults: [],
    view: null,
  };
}

/** Of a team no more than what was taken down of its week and is shown to everyone: sentences of at least three people (ADR 056). */
async function readTeam(ctx: Context, teamId: string): Promise<Material> {
  const [{ own, membership, diaries, told }, people] = await Promise.all([
    readWeek(ctx, teamId),
    listMembers(ctx.database.db, teamId),
  ]);
  const themes = told && told.kept.people !== null ? [...told.kept.themes, ...told.kept.blockers] : [];
  const standing = await findStanding(
    ctx,
    diaries,
    themes.flatMap(({ sentences }) => sentences),
  );
  const shown = themes
    .map(({ sentences }) => sentences.flatMap(standing))
    .filter((cited) => new Set(cited.map(({ authorId }) => authorId)).size >= LEAST_OF_THEME)
    .flat();
  const refs = Map.groupBy(shown, ({ sourceId }) => sourceId);
  return {
    own,
    feature: 'teamAnalysis',
    payer: membership,
    sources: [...diaries.values()].flatMap(({ id, authorId, day, entry, words }) => {
      const only = refs.get(id)?.map(({ ref }) => ref);
      return only ? [{ id, authorId, day, entry, words, only }] : [];
    }),
    people,
    diaries,
    faults: [],
    view: null,
  };
}
