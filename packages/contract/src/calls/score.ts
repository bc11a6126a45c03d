import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import { dayState } from './diary-view.ts';
import { grade, scorePart } from './grade.ts';

const settledScore = () => f.count({ from: 0, to: 100 });
/** Why an appeal is asked or settled as it is. */
const reason = () => f.text({ min: 10, max: 1000 });

/** Points of each part, in the order of `scorePart`. */
const partPoints = z.array(z.int());

/** A wish for another look at a score, and what came of it: the same for both sides. */
const appealView = z.object({
  id: f.id(),
  diaryId: f.id(),
  day: f.day(),
  teamId: f.id(),
  author: person,
  reason: z.string(),
  /** What the rubric gave, and what counted when another look was asked for. */
  scoreBefore: z.int(),
  gradeBefore: grade,
  createdAt: f.instant(),
  state: z.enum(['open', 'confirmed', 'changed']),
  settler: z.nullable(person),
  answer: z.nullable(z.string()),
  scoreAfter: z.nullable(z.int()),
  gradeAfter: z.nullable(grade),
  settledAt: z.nullable(f.instant()),
  /** The diary's version now. */
  version: z.int(),
  /** Whether the diary says something else since another look was asked for. */
  edited: z.boolean(),
  can: z.object({ settle: z.boolean() }),
});
export type AppealView = z.output<typeof appealView>;

/** An appeal with what its settler looks at besides the diary: what it is worth now, by its parts. */
const openAppeal = z.extend(appealView, {
  score: z.int(),
  grade,
  parts: z.array(z.object({ part: scorePart, points: z.int(), max: z.int() })),
});
export type OpenAppeal = z.output<typeof openAppeal>;

const scoredDay = z.object({
  day: f.day(),
  state: dayState,
  late: z.boolean(),
  /** Whether it is one of the expected days that the month's mean is of. */
  counts: z.boolean(),
  diaryId: z.nullable(f.id()),
  score: z.nullable(z.int()),
  grade: z.nullable(grade),
  /** A plain grape: written in one’s first days in a team, or in none. It counts nowhere. */
  plain: z.boolean(),
  parts: z.nullable(partPoints),
});

const scoredMonth = z.object({
  month: f.month(),
  /** Sum of the scores of expected days by their number, to a tenth; null where none was expected. */
  mean: z.nullable(z.number()),
  expected: z.int(),
  /** Expected days that were written. */
  written: z.int(),
  days: z.array(scoredDay),
});

const overview = z.object({
  today: f.day(),
  streak: z.int(),
  /** The most points of each part. */
  most: partPoints,
  /** The newest last. */
  months: z.array(scoredMonth),
  /** Of one's own diaries, the newest first. */
  appeals: z.array(appealView),
  /** Where one is scored, and where one may switch that. */
  teams: z.array(z.object({ teamId: f.id(), scored: z.boolean(), can: z.object({ switch: z.boolean() }) })),
});
export type ScoreOverview = z.output<typeof overview>;

/** What a reason or a piece of advice says: its name in the rubric's sentences, and what fills it. */
const remark = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The sentence that it rests on; null where it is about the whole. */
  at: z.nullable(z.object({ section: z.string(), item: z.int(), sentence: z.int() })),
});

const ofDiary = z.object({
  diaryId: f.id(),
  day: f.day(),
  /** What counts in one’s home team; null of a plain grape. */
  score: z.nullable(z.int()),
  grade: z.nullable(grade),
  /** A plain grape: advice without points, and no parts. */
  plain: z.boolean(),
  /** Whether it is the first diary that its author has published. */
  first: z.boolean(),
  /** The version of the rubric that judged it. */
  rubric: z.int(),
  /** What the rubric gave; another than `score` where the home team settled on another. */
  given: z.nullable(z.int()),
  /** What a team has settled on, which counts there alone, and only while text and audience stay. */
  settled: z.nullable(z.object({ teamId: f.id(), score: z.int(), grade })),
  /** None of a plain grape. */
  parts: z.array(z.object({ part: scorePart, points: z.int(), max: z.int(), reasons: z.array(remark) })),
  /** What is worth most points first, behind praise where it is less than a B; of a plain grape, in that order without points. */
  advice: z.array(z.extend(remark, { worth: z.nullable(z.number()) })),
  appeal: z.nullable(appealView),
  can: z.object({ appeal: z.boolean() }),
});
export type ScoreOfDiary = z.output<typeof ofDiary>;

const circumstances = z.object({
  day: f.day(),
  /** Whether the rubric decides the score: not where scores are off, nor where someone settled it. */
  scored: z.boolean(),
  /** Published already: its punctuality stays. */
  published: z.boolean(),
  /** Hours from the end of the day to its publishing, or to now; negative while the day lasts. */
  hoursLate: z.number(),
  sections: z.object({ learnings: z.boolean(), nextTasks: z.boolean() }),
  due: z.object({ weeklyTop: z.boolean(), insight: z.boolean(), answers: z.int() }),
  isNewcomer: z.boolean(),
  /** What the author's last entries said, in hashes of rows of three words that tell no text; ascending. */
  earlier: z.array(z.int()),
});
export type ScoreCircumstances = z.output<typeof circumstances>;

/** Numbers of at least five people; nothing of fewer. */
const groupNumbers = z.object({
  /** Mean of the members' months, to a tenth. */
  mean: z.number(),
  /** Hundredths of the expected days that were written. */
  completion: z.int(),
  /** Expected days by their grade. */
  grades: z.object({ A: z.int(), B: z.int(), C: z.int(), D: z.int(), missed: z.int() }),
});

export const score = {
  mine: endpoint({
    method: 'GET',
    path: 'user/score/mine',
    summary:
      'One’s own scores by day and month, up to a month; with a diaryId, how the score of that diary came about.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      /** The last month; without one, the current. */
      month: z.optional(f.month()),
      /** How many, the last included. */
      months: z._default(f.queryCount({ from: 1, to: 12 }), 3),
      diaryId: z.optional(f.id()),
    }),
    output: z.union([overview, ofDiary]),
  }),
  circumstances: endpoint({
    method: 'GET',
    path: 'user/score/circumstances',
    summary:
      'What the score of a day depends on besides its text, for a preview while it is written: the rubric gives the score that publishing would.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ day: f.day() }),
    output: circumstances,
  }),
  groups: endpoint({
    method: 'GET',
    path: 'user/score/groups',
    summary:
      'A month of a team and its departments: mean, completion, grades, each of at least five people; with the open appeals that the caller may settle.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      /** Without one, the current. */
      month: z.optional(f.month()),
    }),
    output: z.object({
      month: f.month(),
      /** The team’s day at whose start these numbers were taken down; null before its first morning. */
      takenOn: z.nullable(f.day()),
      /** Members who were scored then. */
      people: z.int(),
      /** Null of fewer than five. */
      team: z.nullable(groupNumbers),
      departments: z.array(
        z.object({
          id: f.id(),
          name: z.string(),
          /** Null as well where what is told of others would tell of fewer than five. */
          numbers: z.nullable(groupNumbers),
        }),
      ),
      /** The oldest first. */
      appeals: z.array(openAppeal),
      /** Hundredths of the older diaries that have their score; null once all have, and for those who administer nothing. */
      oldDiaries: z.nullable(z.int()),
    }),
  }),
  appeal: endpoint({
    method: 'POST',
    path: 'user/score/appeal',
    summary: 'Asks for another look at the score of one’s own diary, once and within 14 days.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ diaryId: f.id(), reason: reason() }),
    output: appealView,
  }),
  settle: endpoint({
    method: 'POST',
    path: 'user/score/settle',
    summary:
      'Confirms a score or sets another, with a reason; for those who look after its author. What was settled or changed meanwhile answers 409.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      appealId: f.id(),
      /** The version of the diary that was looked at. */
      version: f.version({ from: 1 }),
      /** Left out, the score is confirmed. */
      score: z.optional(settledScore()),
      reason: reason(),
    }),
    output: appealView,
  }),
  switch: endpoint({
    method: 'POST',
    path: 'user/score/switch',
    summary: 'Says whether one’s own days are scored in a team that lets its members choose.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), scored: z.boolean() }),
    output: z.object({ teamId: f.id(), scored: z.boolean() }),
  }),
};
