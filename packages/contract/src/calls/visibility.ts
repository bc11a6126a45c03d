import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** Kinds of what is someone's own, in the order in which they are told. */
export const seenKinds = [
  'diaries',
  'privateLines',
  'mistakes',
  'sharedMistakes',
  'teamAnswers',
  'watchwords',
  'goodReviews',
  'drafts',
  'comments',
  'anonymousComments',
  'questions',
  'wisdom',
  'myWisdom',
  'handbook',
  'meetings',
  'todos',
  'grades',
  'gradeReasons',
  'appeals',
  'interviews',
  'interviewStates',
  'days',
  'missing',
  'statistics',
  'downloads',
  'moods',
  'footprints',
  'autobiography',
  'aiTexts',
  'lookBacks',
  'moodSurvey',
  'questionnaires',
  'anonymousQuestionnaires',
  'confused',
  'profile',
  'email',
  'reads',
  'follows',
] as const;
export type SeenKind = (typeof seenKinds)[number];

/** Who sees a kind in one team. */
const seenIn = z.object({
  teamId: f.id(),
  /** Every member of the team, those who join later too. */
  everyone: z.boolean(),
  /** Where not everyone does: who of the team’s `people` does. */
  userIds: z.array(f.id()),
});
export type SeenIn = z.output<typeof seenIn>;

export const visibility = {
  get: endpoint({
    method: 'GET',
    path: 'user/visibility/get',
    summary:
      'Who can see what of one’s own now, kind by kind and team by team, as the server decides it; and who will see more.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      /** One’s teams, the oldest membership first; then those that one has left and that still read something. */
      teams: z.array(
        z.object({
          id: f.id(),
          name: z.string(),
          isMember: z.boolean(),
          /** The caller included, where they are in it. */
          memberCount: z.int(),
          /** Who of it may see more than every member does, by name. */
          people: z.array(
            z.object({
              person,
              administers: z.boolean(),
              looksAfter: z.boolean(),
              /** From when an administrator sees as one, and from when someone looks after the caller; null where they do now. */
              seesFrom: z.nullable(f.instant()),
              caresFrom: z.nullable(f.instant()),
            }),
          ),
        }),
      ),
      /** What more people will see, the next first. */
      coming: z.array(
        z.object({
          from: f.instant(),
          /** Who sees it from then on, and does not now. */
          seenBy: seenIn,
          kinds: z.array(z.enum(seenKinds)),
        }),
      ),
      rows: z.array(
        z.object({
          kind: z.enum(seenKinds),
          /** So many there are of it with these readers; null where that is not counted. */
          count: z.nullable(z.int()),
          /** No one but the caller where this is empty and `also` is null. */
          seenBy: z.array(seenIn),
          /** Others who are not known by their team: who took part, who wrote it, those one follows. */
          also: z.nullable(z.enum(['participants', 'writers', 'followed'])),
        }),
      ),
    }),
  }),
};

export type Visibility = z.output<typeof visibility.get.output>;
