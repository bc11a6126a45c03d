import {
  emptySections,
  type SeenIn,
  type SeenKind,
  seenKinds,
  sharedSections,
  type Visibility,
} from '@garden/contract';
import { isOwner } from '../../../http/owner.rules.ts';
import { mayRead as mayReadTalk } from '../../conversation/policy.ts';
import { mayRead as mayReadDiary, worthSeen } from '../../diary/policy.ts';
import { mayReadQuestion } from '../../knowledge/curiosity/policy.ts';
import { mayReadTodos } from '../../knowledge/todos/policy.ts';
import { mayRead as mayReadWisdom } from '../../knowledge/wisdom/policy.ts';
import { readsConfused } from '../../life/newcomers/policy.ts';
import { readsAnswers, seesResults } from '../../life/questionnaires/policy.ts';
import { mayExport, membersSeen } from '../../life/statistics/policy.ts';
import { maySettle } from '../../review/appeals/policy.ts';
import { readsRecord, statesSeen } from '../../review/interviews/policy.ts';
import { namesOfMissing, oversees, seesAddress } from '../../team/policy.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import type { Seeing } from '../../team/store.ts';
import type { Circle, Own, Shared, Standing } from './store.ts';

type Row = Visibility['rows'][number];
/** Whether someone in a team sees what is at hand. */
type Sees = (viewer: Seer) => boolean;
type Seer = Seeing & Pick<Standing, 'userId' | 'looksAfter'>;

const seerOf = ({ userId, role, seesFrom, looksAfter, caresFrom }: Standing): Seer => ({
  userId,
  sight: seesFrom === null ? role : 'member',
  looksAfter: looksAfter && caresFrom === null,
});

/** Whether a team scores someone. */
const isScored = ({ rules, switchedOff }: Circle): boolean => {
  const { scores, ownSwitch } = (rules ?? DEFAULT_RULES).review;
  return scores === 'on' && !(ownSwitch && switchedOff);
};

/** A member of a team who is nothing more there: what they see, everyone sees. */
const ANYONE: Seer = { userId: '', sight: 'member', looksAfter: false };

/** Who of a team sees something. */
function seenIn({ teamId, people }: Circle, sees: Sees): SeenIn | null {
  const everyone = sees(ANYONE);
  const userIds = everyone
    ? []
    : people
        .map(seerOf)
        .filter(sees)
        .map(({ userId }) => userId);
  return everyone || userIds.length > 0 ? { teamId, everyone, userIds } : null;
}

/** What of a diary others are shown; the server leaves out the rest before it leaves. */
const shown = sharedSections({
  ...emptySections(),
  summary: '!! mine',
  mistakes: [{ text: 'mine', shared: false }],
});

const noOne: Sees = () => false;
const ownerAlone =
  ({ userId: ownerId }: Own): Sees =>
  ({ userId }) =>
    isOwner({ ownerId }, userId);

const readerIn = ({ teamId }: Circle, { userId }: Seer) => ({ userId, teamIds: [teamId] });
const isInTeam =
  ({ userId: authorId }: Own, circle: Circle): Sees =>
  (viewer) =>
    mayReadDiary({ authorId, teamIds: [circle.teamId] }, readerIn(circle, viewer));

/** Whether someone sees the names of one's own people alone, as this one is, or those of all. */
const isAmong = (names: 'all' | 'own' | 'none', { looksAfter }: Seer) =>
  names === 'all' || (names === 'own' && looksAfter);

type Kind = Exclude<SeenKind, 'diaries' | 'questions' | 'meetings' | 'lookBacks' | 'reads' | 'follows'>;

/** Of each kind that has the same readers in a team, who sees it there: what its calls ask, asked here. */
const kinds: Readonly<Record<Kind, (own: Own, circle: Circle) => Sees>> = {
  privateLines: (own, circle) => (shown.summary === '' ? noOne : isInTeam(own, circle)),
  mistakes: (own, circle) => (shown.mistakes.length === 0 ? noOne : isInTeam(own, circle)),
  sharedMistakes: (own, circle) =>
    (circle.rules ?? DEFAULT_RULES).anonymous ? isInTeam(own, circle) : noOne,
  teamAnswers: isInTeam,
  watchwords: (own, circle) => (own.allowsMarks ? isInTeam(own, circle) : noOne),
  goodReviews: isInTeam,
  drafts: ownerAlone,
  comments: talk,
  anonymousComments: talk,
  wisdom: (own, circle) => (viewer) =>
    mayReadWisdom({ teamId: circle.teamId, keeperId: own.userId, writerId: null }, readerIn(circle, viewer)),
  myWisdom: ownerAlone,
  handbook: ownerAlone,
  todos: (own, circle) => (viewer) =>
    mayReadTodos(
      { ownerId: own.userId, isOpen: own.todosOpen },
      { userId: viewer.userId, sharedTeamIds: [circle.teamId] },
    ),
  grades: (own, circle) => (viewer) => {
    const { grades } = (circle.rules ?? DEFAULT_RULES).review;
    const shownIn = isScored(circle) ? [{ teamId: circle.teamId, grades, leads: viewer.looksAfter }] : [];
    const worth = { total: 80, grade: 'B', settled: null, own: true, shownIn } as const;
    return worthSeen(own.userId, worth, readerIn(circle, viewer)).score !== null;
  },
  gradeReasons: ownerAlone,
  appeals: ({ userId: authorId }, circle) => {
    const seers = circle.people.map(seerOf);
    const supervisorIds = seers.filter(({ looksAfter }) => looksAfter).map(({ userId }) => userId);
    const awaits = circle.aloneFrom !== null || circle.people.some(({ caresFrom }) => caresFrom !== null);
    const adminIds = awaits ? [] : seers.filter(oversees).map(({ userId }) => userId);
    return ({ userId }) => isScored(circle) && maySettle({ authorId, supervisorIds, adminIds }, userId);
  },
  interviews: ({ userId: memberId }, { records, people }) => {
    const carers = people.map(seerOf).filter(({ looksAfter }) => looksAfter);
    const supervisorIds = carers.map(({ userId }) => userId);
    const [recordedBy = null, ...besides] = supervisorIds;
    // The next one, and each that was held.
    const all = [{ recordedBy, besides }, ...records];
    return ({ userId }) => all.some((record) => readsRecord({ memberId, supervisorIds, ...record }, userId));
  },
  interviewStates: (_, circle) => (viewer) => isScored(circle) && isAmong(statesSeen(viewer), viewer),
  days: isInTeam,
  missing: () => (viewer) => isAmong(namesOfMissing({ ...viewer, leads: viewer.looksAfter }), viewer),
  statistics: () => (viewer) => isAmong(membersSeen({ ...viewer, leads: viewer.looksAfter }), viewer),
  downloads: () => mayExport,
  moods: ownerAlone,
  footprints: ownerAlone,
  autobiography: ownerAlone,
  aiTexts: ownerAlone,
  moodSurvey: isInTeam,
  questionnaires: () => readsAnswers,
  anonymousQuestionnaires:
    () =>
    ({ sight }) =>
      seesResults('all', { sight, isAnswered: false }),
  confused:
    ({ userId }, { hasAnswered, buddyId }) =>
    (viewer) =>
      hasAnswered && readsConfused(viewer, { userId, confidantId: buddyId }),
  profile: isInTeam,
  email:
    ({ userId }) =>
    (viewer) =>
      seesAddress(viewer, userId),
};

function talk(own: Own, circle: Circle): Sees {
  const object = { ownerId: own.userId, teamIds: [circle.teamId] };
  return (viewer) => mayReadTalk(object, { ...readerIn(circle, viewer) });
}

/** Months in review are read by those who look after someone, in the team in which they are shared. */
const readsShared =
  ({ teamIds }: Shared, { teamId }: Circle): Sees =>
  ({ looksAfter }) =>
    looksAfter && teamIds.includes(teamId);

/** Who sees, by the settings and roles of a team, what is someone’s, kind by kind; without the kinds that no one sees. */
export function seenByRole(own: Own, circle: Circle): ReadonlyMap<SeenKind, SeenIn> {
  const lookBacks: Sees = (viewer) => own.lookBacks.some((shared) => readsShared(shared, circle)(viewer));
  const seen = [
    ...Object.entries(kinds).map(([kind, seesIn]) => [kind, seenIn(circle, seesIn(own, circle))] as const),
    ['lookBacks', seenIn(circle, lookBacks)] as const,
  ];
  return new Map(seen.filter(([, by]) => by !== null) as [SeenKind, SeenIn][]);
}

const keyOf = ({ teamIds }: Shared) => [...teamIds].sort().join();

/** What someone shared, by who reads it; with all of one's teams, and with none, it is told even before there is any. */
function withPlain(shared: readonly Shared[], own: readonly string[]): Shared[] {
  const known = new Set(shared.map(keyOf));
  const plain = [own, []].map((teamIds) => ({ teamIds, count: 0 })).filter((set) => !known.has(keyOf(set)));
  return [...shared, ...(own.length === 0 ? plain.slice(0, 1) : plain)];
}

/** Who can see what of someone's own, kind by kind. */
export function rowsOf(own: Own, circles: readonly Circle[]): Row[] {
  const { userId } = own;
  const joined = circles.filter(({ isMember }) => isMember);
  const teamIds = joined.map(({ teamId }) => teamId);
  const row = (
    kind: SeenKind,
    seesIn: (circle: Circle) => Sees,
    { count, also }: Partial<Pick<Row, 'count' | 'also'>> = {},
    among: readonly Circle[] = joined,
  ): Row => ({
    kind,
    count: count ?? null,
    seenBy: among.flatMap((circle) => seenIn(circle, seesIn(circle)) ?? []),
    also: also ?? null,
  });
  const varied: Readonly<Record<Exclude<SeenKind, Kind>, () => Row[]>> = {
    diaries: () =>
      withPlain(own.diaries, teamIds).map(({ count, ...diary }) => {
        const sees = (circle: Circle) => (viewer: Seer) =>
          mayReadDiary({ authorId: userId, ...diary }, readerIn(circle, viewer));
        return row('diaries', sees, { count }, circles);
      }),
    questions: () =>
      withPlain(own.questions, teamIds).map(({ count, ...question }) => {
        const sees = (circle: Circle) => (viewer: Seer) =>
          mayReadQuestion({ askerId: userId, ...question }, readerIn(circle, viewer));
        return row('questions', sees, { count }, circles);
      }),
    meetings: () =>
      own.meetings.map(({ teamId, share, count }) => {
        const sees = (circle: Circle) => () => share === 'team' && circle.teamId === teamId;
        return row('meetings', sees, { count, also: share === 'participants' ? share : null });
      }),
    lookBacks: () =>
      withPlain(own.lookBacks, []).map((shared) =>
        row('lookBacks', (circle) => readsShared(shared, circle), { count: shared.count }),
      ),
    reads: () => [row('reads', () => noOne, { also: 'writers' })],
    follows: () => [row('follows', () => noOne, { count: own.follows, also: 'followed' })],
  };
  return seenKinds.flatMap((kind) =>
    kind in varied
      ? merged(varied[kind as keyof typeof varied]())
      : [row(kind, (circle) => kinds[kind as Kind](own, circle))],
  );
}

/**
 * Rows that the same people see become one: of a team that has ended, what it read is one's own again. The widest stands
 * first.
 */
function merged(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, ({ seenBy, also }) => JSON.stringify([seenBy, also]));
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const count = others.reduce((sum, each) => sum + (each.count ?? 0), first.count ?? 0);
      return [{ ...first, count: first.count === null ? null : count }];
    })
    .sort((a, b) => b.seenBy.length - a.seenBy.length || (b.count ?? 0) - (a.count ?? 0));
}
