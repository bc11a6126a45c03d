import { api } from '@garden/contract';
import { shipped } from '../../features/ai/recommendations/rules.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { GroupEntries } from './call-entry.ts';
import { demand, FREE_DAY, MISSING_ID, TODAY } from './role-fixtures.ts';
import {
  administrators,
  all,
  diaryOf,
  EXPIRED,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  OK,
  type Outcomes,
  onEachTeam,
  onTeam,
  refused,
  row,
  signedIn,
  teamOf,
} from './rows.ts';
import { withModel } from './with-model.ts';

const off = { off: ['translation'] };
const settled = { kind: 'mistake', id: 'a'.repeat(22), answer: 'dismissed' } as const;

/** Someone with a draft of today. */
const buildDrafting = async (app: TestApp) => {
  const as = await buildPerson(app);
  const sections = { summary: 'I forgot to salt the dough. Why does the starter smell of vinegar?' };
  await app.call(api.draft.add, { day: TODAY, sections, version: 0 }, { as });
  return as;
};

const [[anyWork = ''] = []] = shipped;
const setAside = () => ({ id: anyWork, answer: 'dismissed' as const });

const opened = () => ({ day: FREE_DAY });
const MONTH = TODAY.slice(0, 7);

const EARLIER = '2026-01';
/** What a claim is known by. */
const REF = 'c'.repeat(22);

/** Shares a month, once. */
const share = async (app: TestApp, as: TestPerson, teamId: string) => {
  const { data } = await app.call(api.ai.monthlySummary, { month: EARLIER }, { as });
  if (data.sharedIn) return;
  const lines = [{ part: 'did' as const, text: 'Said in my own words' }];
  await app.call(
    api.ai.reviseSummary,
    { month: EARLIER, version: data.version, lines, sharedIn: teamId },
    { as },
  );
};

/** Someone with a diary and a leader who looks after them. */
const buildLookedAfter = async (app: TestApp) => {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [as = owner] = members;
  const supervised = { teamId, userId: as.id, supervisorId: owner.id };
  await app.call(api.relationship.supervise, supervised, { as: owner });
  await buildDiary(app, { author: as });
  return { as, teamId, owner };
};

/** One’s own diary by the lens that a team made for itself. */
const byLensOf = (of: keyof typeof teamOf, outcomes: Outcomes) =>
  row(
    `mine, by the lens of ${of}`,
    async (fixtures, role) => {
      const { app, team, otherTeam, foreigner } = fixtures;
      const lens = { name: 'As a vintner', view: 'Look for what the vines need next.' };
      await demand(app.call(api.ai.setTeam, { teamId: team.id, lens }, { as: team.owner }));
      await demand(app.call(api.ai.setTeam, { teamId: otherTeam.id, lens }, { as: foreigner }));
      return { of: 'advice', diaryId: diaryOf.mine(fixtures, role), lensOf: teamOf[of](fixtures) };
    },
    outcomes,
  );

/** AI: everyone chooses for themselves, administrators for their team (product, section 9). */
export const ai: GroupEntries<'ai'> = {
  settings: {
    example: async (app) => app.call(api.ai.settings, {}, { as: await buildPerson(app) }),
    rows: [row('oneself', noInput, signedIn)],
  },
  choose: {
    example: async (app) =>
      app.call(
        api.ai.choose,
        { off: ['translation'], translateAtOnce: true },
        { as: await buildPerson(app) },
      ),
    rows: [row('oneself', () => ({ translateAtOnce: true }), signedIn)],
  },
  team: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.ai.team, { teamId }, { as: owner });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
  setTeam: {
    example: async (app) => {
      const { id: teamId, owner } = await buildTeam(app);
      return app.call(api.ai.setTeam, { teamId, off: ['translation'] }, { as: owner });
    },
    rows: [...onEachTeam(administrators(), off), onTeam('otherTeam', inOtherTeam(), off)],
  },
  negativeSentimentCheck: {
    example: async (app) => {
      const as = await buildPerson(app);
      const summary = 'Mark is useless and a lazy pig, and everyone in the whole shop knows it by now.';
      const { id: diaryId } = await buildDiary(app, { author: as, summary });
      return app.call(api.ai.negativeSentimentCheck, { diaryId }, { as });
    },
    rows: [
      row('a day of one’s own', () => ({ day: FREE_DAY }), signedIn),
      ...(['team', 'otherTeam', 'private', 'deleted', 'missing'] as const).map((of) =>
        row(`${of} diary`, (fixtures) => ({ diaryId: diaryOf[of](fixtures) }), noOne('diaryNotFound')),
      ),
      row('mine', (fixtures, role) => ({ diaryId: diaryOf.mine(fixtures, role) }), signedIn),
    ],
  },
  curiousPredictions: {
    example: async (app) =>
      app.call(api.ai.curiousPredictions, { day: TODAY }, { as: await buildDrafting(app) }),
    rows: [row('a day of one’s own', () => ({ day: FREE_DAY }), signedIn)],
  },
  mistakePredictions: {
    example: async (app) =>
      app.call(api.ai.mistakePredictions, { day: TODAY }, { as: await buildDrafting(app) }),
    rows: [row('a day of one’s own', () => ({ day: FREE_DAY }), signedIn)],
  },
  settlePrediction: {
    example: async (app) => app.call(api.ai.settlePrediction, settled, { as: await buildPerson(app) }),
    rows: [row('oneself', () => settled, signedIn)],
  },
  dialogue: {
    example: async (app) => {
      const as = await buildDrafting(app);
      const { data } = await app.call(api.ai.dialogue, { day: TODAY }, { as });
      const answer = { day: TODAY, message: 'For Ana in the shop: 40 loaves.', turn: data.turn };
      return app.call(api.ai.dialogue, answer, { as });
    },
    rows: [
      row('a day of one’s own', opened, signedIn),
      row('a day of one’s own, by a model', () => ({ ...opened(), model: true }), signedIn),
    ],
  },
  articleRecommendation: {
    example: async (app) => {
      const as = await buildPerson(app);
      const learnings = 'I learned that a checklist prevents the same mistake.';
      await buildDiary(app, { author: as, learnings });
      return app.call(api.ai.articleRecommendation, {}, { as });
    },
    rows: [row('oneself', noInput, signedIn)],
  },
  settleWork: {
    example: async (app) => app.call(api.ai.settleWork, setAside(), { as: await buildPerson(app) }),
    rows: [
      row('a work that ships', setAside, signedIn),
      row('a missing work', () => ({ ...setAside(), id: MISSING_ID }), noOne('workNotFound')),
    ],
  },
  clearHistory: {
    example: async (app) => app.call(api.ai.clearHistory, { day: TODAY }, { as: await buildDrafting(app) }),
    rows: [row('a day of one’s own', opened, signedIn)],
  },
  monthlySummary: {
    example: async (app) => {
      const { as } = await buildLookedAfter(app);
      return app.call(api.ai.monthlySummary, { month: MONTH }, { as });
    },
    rows: [
      row('a month of one’s own', () => ({ month: MONTH }), signedIn),
      row('a week of one’s own', () => ({ kind: 'week', week: TODAY }), signedIn),
      row(
        'a month that someone of another team shares with no one',
        ({ people: { stranger } }) => ({ month: MONTH, userId: stranger.id }),
        inOtherTeam('summaryNotFound'),
      ),
      row(
        'a month that an administrator shares with their supervisor',
        async ({ app, people: { admin }, team }) => {
          await share(app, admin, team.id);
          return { month: EARLIER, userId: admin.id };
        },
        all(refused('summaryNotFound'), { signedOut: EXPIRED, admin: OK, supervisor: OK }),
      ),
      row('of no one', () => ({ month: MONTH, userId: MISSING_ID }), noOne('summaryNotFound')),
    ],
  },
  reviseSummary: {
    example: async (app) => {
      const { as, teamId } = await buildLookedAfter(app);
      const lines = [{ part: 'did', text: 'Said in my own words' }] as const;
      const wish = { month: MONTH, version: 0, lines: [...lines], sharedIn: teamId };
      return app.call(api.ai.reviseSummary, wish, { as });
    },
    rows: [row('a month of one’s own', () => ({ month: '2025-01', version: 0, lines: [] }), signedIn)],
  },
  tell: {
    example: (app) =>
      withModel(app, async (asking) => {
        const as = await buildPerson(app);
        await buildDiary(app, { author: as });
        return asking.call(api.ai.tell, { of: 'month', month: MONTH }, { as });
      }),
    rows: [
      row('a month of one’s own', () => ({ of: 'month', month: MONTH }), signedIn),
      row('those one follows', () => ({ of: 'focus' }), signedIn),
      ...onEachTeam(inTeam(), { of: 'team' }),
      onTeam('otherTeam', inOtherTeam(), { of: 'team' }),
      ...(['team', 'otherTeam', 'private', 'deleted', 'missing'] as const).map((of) =>
        row(
          `${of} diary`,
          (fixtures) => ({ of: 'advice', diaryId: diaryOf[of](fixtures) }),
          noOne('diaryNotFound'),
        ),
      ),
      row('mine', (fixtures, role) => ({ of: 'advice', diaryId: diaryOf.mine(fixtures, role) }), signedIn),
      byLensOf('team', inTeam('lensNotFound')),
      byLensOf('otherTeam', inOtherTeam('lensNotFound')),
      byLensOf('missing', noOne('lensNotFound')),
    ],
  },
  wrong: {
    example: async (app) => app.call(api.ai.wrong, { ref: REF }, { as: await buildPerson(app) }),
    rows: [
      row('of one’s own', () => ({ ref: REF }), signedIn),
      row('of advice', () => ({ ref: REF, because: 'vague' as const, words: 'Which rows?' }), signedIn),
      ...onEachTeam(inTeam(), { ref: REF }),
      onTeam('otherTeam', inOtherTeam(), { ref: REF }),
    ],
  },
};
