import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { clearHistory, dialogue } from './ai-dialogue.ts';
import { curiousPredictions, mistakePredictions, settlePrediction } from './ai-predictions.ts';
import { monthlySummary, reviseSummary } from './ai-summaries.ts';
import { tell, wrong } from './ai-telling.ts';
import { negativeSentimentCheck } from './ai-tone.ts';
import { articleRecommendation, settleWork } from './ai-works.ts';

/** What of AI teams and people can turn off, each by itself. */
export const aiFeature = z.enum([
  'translation',
  'dialogue',
  'recommendations',
  'tone',
  'summaries',
  'predictions',
  'focus',
  'teamAnalysis',
  'departures',
  'potential',
  'personality',
  'transcription',
  'advice',
]);
export type AiFeature = z.output<typeof aiFeature>;

const MAX_LENS_NAME = 40;
const MAX_LENS_VIEW = 300;

/** By whose eyes a team has advice on diaries given, besides those that everyone may choose. */
const teamLens = z.strictObject({
  /** As it is offered: “A patient’s daughter”. */
  name: f.text({ min: 1, max: MAX_LENS_NAME, required: 'lensNameRequired' }),
  /** What they look for. */
  view: f.text({ min: 1, max: MAX_LENS_VIEW, required: 'lensViewRequired' }),
});
export type TeamLens = z.output<typeof teamLens>;

const featureView = z.object({
  feature: aiFeature,
  /** Whether the caller may use it: they have not turned it off, nor has any of their teams. */
  on: z.boolean(),
  /** What the caller chose themselves. */
  own: z.boolean(),
  /** The teams of theirs that turned it off. */
  offIn: z.array(z.object({ id: f.id(), name: z.string() })),
});

const settings = z.object({
  /** Who is asked; null where this server has no provider. */
  provider: z.nullable(z.object({ model: z.string(), host: z.string() })),
  /** Where recordings are sent to be written down; null where this server has no such provider. */
  transcriber: z.nullable(z.object({ model: z.string(), host: z.string() })),
  features: z.array(featureView),
  /** Whether entries in another language than the reader's are shown translated at once. */
  translateAtOnce: z.boolean(),
  /** What teams of the caller added for advice. */
  lenses: z.array(z.object({ teamId: f.id(), name: z.string() })),
  /** Of today, in pieces of 2,000 characters. */
  budget: z.object({ used: z.int(), limit: z.int() }),
});
export type AiSettingsView = z.output<typeof settings>;

const teamSettings = z.object({
  teamId: f.id(),
  features: z.array(z.object({ feature: aiFeature, on: z.boolean() })),
  /** Who is asked; null where this server has no provider. */
  provider: z.nullable(z.object({ model: z.string(), host: z.string() })),
  /** Of this month, in pieces of 2,000 characters: what members had sent whose first team it is, and its analysis. */
  budget: z.object({
    used: z.int(),
    limit: z.int(),
    /** What its administrators chose; null for as much as the server gives each team. */
    chosen: z.nullable(z.int()),
    most: z.int(),
  }),
  lens: z.nullable(z.object({ name: z.string(), view: z.string() })),
  can: z.object({ edit: z.boolean() }),
});
export type TeamAiView = z.output<typeof teamSettings>;

export const ai = {
  settings: endpoint({
    method: 'GET',
    path: 'user/ai/settings',
    summary: 'Who answers AI features, which of them one may use, and what is left of today’s budget.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: settings,
  }),
  choose: endpoint({
    method: 'POST',
    path: 'user/ai/choose',
    summary: 'Turns AI features off or on for oneself; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      off: z.optional(z.array(aiFeature).check(z.maxLength(20))),
      translateAtOnce: z.optional(z.boolean()),
    }),
    output: f.nothing(),
  }),
  team: endpoint({
    method: 'GET',
    path: 'user/ai/team',
    summary:
      'Which AI features a team has turned off, its own lens for advice, and what is left of its budget for the AI provider this month.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: teamSettings,
  }),
  setTeam: endpoint({
    method: 'POST',
    path: 'user/ai/set_team',
    summary:
      'Turns AI features off or on for everyone in a team, bounds what it has sent to the AI provider in a month, and adds a lens of its own for advice; for administrators. What is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      off: z.optional(z.array(aiFeature).check(z.maxLength(20))),
      /** In pieces of 2,000 characters; null for as much as the server gives. */
      monthlyLimit: z.optional(z.nullable(f.count({ from: 0, to: 1_000_000 }))),
      /** For advice on members' diaries; null for none. */
      lens: z.optional(z.nullable(teamLens)),
    }),
    output: teamSettings,
  }),
  negativeSentimentCheck,
  curiousPredictions,
  mistakePredictions,
  settlePrediction,
  dialogue,
  clearHistory,
  articleRecommendation,
  settleWork,
  monthlySummary,
  reviseSummary,
  tell,
  wrong,
};
