import {
  addDays,
  type Calendar,
  compareDays,
  type DiaryDay,
  dayAt,
  dayEnd,
  dayStart,
  makeCalendar,
  monthOf,
  parseDiaryDay,
  startOfWeek,
} from '@garden/calendar';
import { type DailyQuestion, emptySections, isGathering, type Sections } from '@garden/contract';
import { actAs } from '../src/features/account/sign-in/store.ts';
import { countUsers, insertUser } from '../src/features/account/store.ts';
import { makeReviews } from '../src/features/ai/jobs.ts';
import { diarySkip } from '../src/features/diary/vacation/diary-skip.ts';
import { diaryPublish } from '../src/features/diary/writing/diary-publish.ts';
import { diaryUpdate } from '../src/features/diary/writing/diary-update.ts';
import { applyAdd } from '../src/features/team/joining/apply-add.ts';
import { takeMorningNumbers } from '../src/features/team/mornings/taking.store.ts';
import { teamOpen } from '../src/features/team/settings/team-open.ts';
import { teamSetting } from '../src/features/team/settings/team-setting.ts';
import { teamAdd } from '../src/features/team/teams/team-add.ts';
import { holdAnnounced } from '../src/features/team/widening/store.ts';
import type { Connection, Context } from '../src/http/context.ts';
import { DAY, HOUR, MINUTE, SettableClock, shift } from '../src/platform/clock.ts';
import type { Ports } from '../src/platform/ports.ts';
import { createRandom } from '../src/platform/random.ts';
import { applicants, arrangeTeam } from './arrange-team.ts';
import { askAround } from './ask-around.ts';
import { askForMoods } from './ask-for-moods.ts';
import { askTheTeam } from './ask-the-team.ts';
import { growTogether } from './grow-together.ts';
import { holdMeetings } from './hold-meetings.ts';
import { keepWisdom } from './keep-wisdom.ts';
import { learnFromDepartures } from './learn-from-departures.ts';
import { learnFromMistakes } from './learn-from-mistakes.ts';
import { liveBy } from './live-by.ts';
import { lookBack } from './look-back.ts';
import { noteDays } from './note-days.ts';
import { carlaNunes } from './people/carla-nunes.ts';
import { demoPeople } from './people/index.ts';
import { planAhead } from './plan-ahead.ts';
import { reviewSmallThings } from './review-small-things.ts';
import { type SmallThings, smallThings } from './small-things.ts';
import { standFor } from './stand-for.ts';
import type { DemoEntry, DemoPerson } from './story.ts';
import { takePictures } from './taken.ts';
import { type Published, talkTogether } from './talk-together.ts';
import { welcomeNewcomer } from './welcome-newcomer.ts';

/** Everyone in the demo team signs in with it. */
const DEMO_PASSWORD = 'grape-garden';
const TEAM = { name: 'Clearwater', timezone: 'Europe/Lisbon' };

const everyone = [...demoPeople, carlaNunes];

/** What the team's diaries ask: the first every day, the second on Fridays. */
const QUESTIONS = [
  { text: 'Who did you thank today? · 今天你感谢了谁？', weekday: null },
  { text: 'What shall be easier next week? · 下周想让什么变得更容易？', weekday: 5 },
];

/** These write their diary of today themselves, when someone tries the product in their name. */
const NOT_YET_TODAY = 4;

const nobody: Connection = {
  ip: '127.0.0.1',
  device: 'demo',
  refreshToken: undefined,
  keepRefreshToken: () => undefined,
  dropRefreshToken: () => undefined,
  isProgram: true,
  browserKey: undefined,
  keepBrowserKey: () => undefined,
  signInKey: undefined,
  keepSignInKey: () => undefined,
};

/**
 * Fills an empty database with a team of twelve, a newcomer, and three months of their diaries, up to this moment.
 * Everything goes through the product's own calls, each at the moment it would have happened.
 * @returns how many diaries were written; 0 where the database already has people
 */
export async function fillWithDemo(ports: Ports): Promise<number> {
  if ((await countUsers(ports.database.db)) > 0) return 0;
  const calendar = makeCalendar({ timezone: TEAM.timezone });
  const today = dayAt(ports.clock.now(), calendar);
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD);

  let team: DemoTeam = { id: '', inviteCode: '', questions: [] };
  const reviewed = [];
  const insights = [];
  const published: Published[] = [];
  const ids = new Map<string, string>();
  let written = 0;
  for (const [index, person] of everyone.entries()) {
    const firstDay = addDays(startOfWeek(today, calendar), -7 * (person.weeks.length - 1));
    const arrival = shift(dayStart(firstDay, calendar), index * MINUTE);
    const userId = await register(ports, person, arrival, passwordHash);
    const arriving = await asPerson(ports, userId, arrival);
    const name = nameOf(person.email);
    ids.set(name, userId);
    if (index === 0) team = await openDemoTeam(arriving);
    else await applyAdd(arriving, { inviteCode: team.inviteCode });
    for (const day of vacationUntil(person, firstDay, today)) {
      const morning = shift(dayStart(day, calendar), HOUR);
      await diarySkip(await asPerson(ports, userId, morning), { from: day, to: day, kind: 'vacation' });
    }
    for (const { day, entry, place } of entriesUntil(person, firstDay, today, index < NOT_YET_TODAY)) {
      const at = momentOf(entry, day, person, index, calendar);
      if (at > ports.clock.now()) continue;
      const small = smallThings[name]?.[place] ?? {};
      const writing = { ...(await asPerson(ports, userId, at)), queue: unheard(ports) };
      const images = await takePictures(writing, name, place);
      const diary = await diaryPublish(writing, {
        day,
        sections: sectionsOf(entry, small, team.questions),
        images,
      });
      const { insight } = small;
      if (insight !== undefined) insights.push({ diary, insight, userId, at: shift(at, 5 * MINUTE) });
      if (small.review) reviewed.push({ diary, review: small.review });
      published.push({ author: name, authorId: userId, place, id: diary.id, at, entry });
      written += 1;
    }
  }
  const now = ports.clock.now();
  const waiting = [];
  for (const { message, ...person } of applicants) {
    waiting.push({ userId: await register(ports, person, shift(now, -HOUR), passwordHash), message });
  }
  const as = (userId: string) => asPerson(ports, userId, now);
  const before = (userId: string) => asPerson(ports, userId, shift(now, -2 * DAY));
  await arrangeTeam({ teamId: team.id, inviteCode: team.inviteCode, ids, as, before, waiting });
  await holdAnnounced(ports, now);
  // Only leaders write it, and departments have theirs from now on.
  for (const { diary, insight, userId, at } of insights) {
    const { id: diaryId, version, sections } = diary;
    await diaryUpdate(await asPerson(ports, userId, at), {
      diaryId,
      version,
      sections: { ...sections, insight },
    });
  }
  await planAhead({ teamId: team.id, ids, as, today });
  await reviewSmallThings(reviewed, (name) => as(ids.get(name) ?? ''));
  const idOf = (name: string) => ids.get(name) ?? '';
  const people = Object.fromEntries(everyone.map(({ email, locale }) => [nameOf(email), locale]));
  const asNamed = (name: string, at: Date) => asPerson(ports, idOf(name), at);
  const answerUnnamed = await askAround({ idOf, now, as: asNamed });
  await talkTogether({ published, people, idOf, now, as: asNamed, beforeStep: answerUnnamed });
  await keepWisdom({ teamId: team.id, published, as: asNamed, now });
  await standFor({ teamId: team.id, published, as: asNamed, now });
  await liveBy({ teamId: team.id, published, as: asNamed, now });
  await learnFromMistakes({ as: asNamed, today, calendar });
  await growTogether({ teamId: team.id, published, idOf, now, today, as: asNamed });
  await lookBack({ teamId: team.id, published, as: asNamed, now, today });
  await learnFromDepartures({ teamId: team.id, as: asNamed, now });
  await noteDays({ teamId: team.id, as: asNamed, now, today });
  await holdMeetings({ teamId: team.id, idOf, as: asNamed, now, today });
  await welcomeNewcomer({ teamId: team.id, published, idOf, as: asNamed, now });
  const names = demoPeople.map(({ email }) => nameOf(email));
  await askTheTeam({ teamId: team.id, names, idOf, as: asNamed, now, today, calendar });
  await askForMoods({ ports, teamId: team.id, names, as: asNamed, today, calendar });
  // News and numbers as the last mornings made them; a weekend's would have none.
  for (let daysAgo = 4; daysAgo > 0; daysAgo -= 1)
    await takeMorningNumbers({ ...ports, clock: new SettableClock(shift(now, -daysAgo * DAY)) });
  await takeMorningNumbers(ports);
  const first = shift(dayStart(parseDiaryDay(`${monthOf(today)}-01`), calendar), 6 * HOUR);
  await makeReviews({ ...ports, clock: new SettableClock(first < now ? first : now) });
  ports.log.info(
    { people: everyone.length, diaries: written, password: DEMO_PASSWORD },
    'the demo team has moved in',
  );
  return written;
}

/** No one follows anyone while the past is being written, so there is no one to tell of it. */
const unheard = ({ queue }: Ports): Ports['queue'] => ({ ...queue, enqueue: async () => undefined });

/** Someone by the part of their address before the @. */
const nameOf = (email: string): string => email.slice(0, email.indexOf('@'));

type DemoTeam = { id: string; inviteCode: string; questions: readonly DailyQuestion[] };

/** The team, with its door open for those who come next; it began to ask for mistakes this week. */
async function openDemoTeam(owner: Context): Promise<DemoTeam> {
  const made = await teamAdd(owner, TEAM);
  if (isGathering(made)) throw new Error('the demo team was not made');
  const teamId = made.id;
  await teamOpen(owner, { teamId, joinVerification: false });
  const rules = { minimums: { weeklyMistakes: 0 } };
  return teamSetting(owner, { teamId, rules, questions: QUESTIONS });
}

function sectionsOf(entry: DemoEntry, small: SmallThings, [thank, ease]: readonly DailyQuestion[]): Sections {
  const { thanks, easier, review: _, insight: _later, ...sections } = small;
  const answerTo = (question: DailyQuestion | undefined, text: string | undefined) =>
    question && text ? [{ id: question.id, text }] : [];
  return {
    ...emptySections(),
    summary: entry.summary,
    learnings: entry.learnings ?? '',
    nextTasks: [...(entry.nextTasks ?? [])],
    ...sections,
    answers: [...answerTo(thank, thanks), ...answerTo(ease, easier)],
  };
}

type Newcomer = Pick<DemoPerson, 'email' | 'name' | 'locale' | 'timezone'>;

async function register(ports: Ports, person: Newcomer, at: Date, passwordHash: string): Promise<string> {
  const random = createRandom(new SettableClock(at));
  const id = random.id();
  await ports.database.transaction((tx) =>
    insertUser(tx, {
      id,
      email: person.email,
      name: person.name,
      code: random.letters(10),
      locale: person.locale,
      timezone: person.timezone,
      passwordHash,
      createdAt: at,
    }),
  );
  return id;
}

/** The ports as they would have been at a past moment. */
async function asPerson(ports: Ports, userId: string, now: Date): Promise<Context> {
  const clock = new SettableClock(now);
  const random = createRandom(clock);
  const actor = await actAs(ports, userId);
  return { ...ports, clock, random, now, connection: nobody, signal: new AbortController().signal, actor };
}

function daysOf(person: DemoPerson, firstDay: DiaryDay) {
  return person.weeks.flatMap((week, weekIndex) =>
    week.map((told, weekday) => ({
      day: addDays(firstDay, 7 * weekIndex + weekday),
      place: `${person.weeks.length - 1 - weekIndex}.${weekday + 1}`,
      told,
    })),
  );
}

/** Days of vacation that have begun. */
function vacationUntil(person: DemoPerson, firstDay: DiaryDay, today: DiaryDay): DiaryDay[] {
  return daysOf(person, firstDay)
    .filter(({ day, told }) => told === 'vacation' && compareDays(day, today) <= 0)
    .map(({ day }) => day);
}

function entriesUntil(person: DemoPerson, firstDay: DiaryDay, today: DiaryDay, leavesTodayOpen: boolean) {
  return daysOf(person, firstDay)
    .flatMap(({ told, ...rest }) => (typeof told === 'string' ? [] : [{ ...rest, entry: told }]))
    .filter(({ day }) => compareDays(day, today) < (leavesTodayOpen ? 0 : 1));
}

/** Late entries come in the next morning; the others between five and seven, each person at a time of their own. */
function momentOf(
  entry: DemoEntry,
  day: DiaryDay,
  person: DemoPerson,
  index: number,
  calendar: Calendar,
): Date {
  if (entry.late) return shift(dayEnd(day, calendar), 5 * HOUR + index * 3 * MINUTE);
  const local = makeCalendar({ timezone: person.timezone });
  const spread = (index * 11 + Number(day.slice(-2)) * 7) % 120;
  return shift(dayStart(day, local), 13 * HOUR + spread * MINUTE);
}
