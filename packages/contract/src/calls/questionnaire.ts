import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';
import {
  answerView,
  helpedAnswer,
  helpedResults,
  helpedWish,
  questionAnswer,
  questionnaireIntro,
  questionnaireResults,
  questionnaireTitle,
  questions,
  questionView,
  wordsView,
} from '../questionnaire.ts';

/** Who is asked; none is everyone. */
const departmentIds = () => z.array(f.id()).check(z.maxLength(20, f.say('departmentsTooMany')));
const repeats = z.enum(['week', 'twoWeeks', 'month', 'quarter']);
const resultsFor = z.enum(['all', 'participants', 'admins']);
const questionnaireState = z.enum(['coming', 'running', 'past']);
/** Of a run, the first one is 1. */
const runNumber = () => f.queryCount({ from: 1, to: 10_000 });

const runView = z.object({
  number: z.int(),
  /** First and last day, both included, by the team’s own days. */
  opens: f.day(),
  closes: f.day(),
  state: questionnaireState,
  /** Whether its answers were counted, which is on the morning after its last day. */
  isCounted: z.boolean(),
});

const summary = {
  id: f.id(),
  teamId: f.id(),
  title: wordsView,
  anonymous: z.boolean(),
  departmentIds: z.array(f.id()),
  repeats: z.nullable(repeats),
  resultsFor,
  questionCount: z.int(),
  /** The newest one. */
  run: runView,
  /** Whether the reader is among those who are asked. */
  isAsked: z.boolean(),
  /** Whether the reader has answered this run. */
  isAnswered: z.boolean(),
  can: z.object({
    /** Set it, end it, delete it, export it. */
    manage: z.boolean(),
    /** Change its questions and who is asked how: no one has answered yet; an anonymous one, not begun yet. */
    rewrite: z.boolean(),
    /** Answer now, or edit the answer. */
    answer: z.boolean(),
    /** Whether the results are for the reader, once there are any. */
    seeResults: z.boolean(),
  }),
};
const questionnaireSummary = z.object(summary);
export type QuestionnaireSummary = z.output<typeof questionnaireSummary>;

const actionView = z.object({
  id: f.id(),
  owner: person,
  day: f.day(),
  text: z.string(),
  isDone: z.boolean(),
});

const MAX_ACTIONS = 10;

const questionnaireView = z.object({
  ...summary,
  intro: wordsView,
  byDepartment: z.boolean(),
  version: z.int(),
  questions: z.array(questionView),
  /** Every run, the newest first. */
  runs: z.array(runView),
  /** The run that is looked at. */
  shownRun: z.int(),
  /** The reader’s own by name, of the run that is looked at; of an anonymous one, no one knows it any more. */
  ownAnswers: z.nullable(z.array(answerView)),
  /** Of an open run, as its team’s morning knows it; null below five. For administrators. */
  answered: z.nullable(z.int()),
  /** Null until they are counted, or where they are not for the reader. */
  results: z.nullable(questionnaireResults),
  /** Of the run that is looked at: what the team does about it. For those who see results. */
  actions: z.array(actionView),
  /**
   * What was decided before this run opened and no run has asked about, shown first; with what those who answer it say of
   * it, once they are counted. For those who see results, and those who may answer.
   */
  earlierActions: z.array(z.extend(actionView, { helped: z.nullable(helpedResults) })),
  /** What the reader said of it, by name. */
  ownHelped: z.array(helpedAnswer),
  /** Means of its scales by run, the oldest first. */
  trend: z.array(
    z.object({
      run: z.int(),
      closes: f.day(),
      means: z.array(z.object({ questionId: f.id(), mean: z.number(), count: z.int() })),
    }),
  ),
});
export type QuestionnaireView = z.output<typeof questionnaireView>;

const settings = {
  departmentIds: z._default(departmentIds(), []),
  anonymous: z._default(z.boolean(), false),
  /** Whether results are shown by department, too. */
  byDepartment: z._default(z.boolean(), false),
  opens: f.day(),
  closes: f.day(),
  repeats: z._default(z.nullable(repeats), null),
  resultsFor: z._default(resultsFor, 'all'),
};

export const questionnaire = {
  add: endpoint({
    method: 'POST',
    path: 'user/questionnaire/add',
    summary:
      'Asks a team, or departments of it, up to 50 questions from one day to another; for administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      title: questionnaireTitle(),
      intro: z._default(questionnaireIntro(), {}),
      questions: questions(),
      ...settings,
    }),
    output: questionnaireView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/questionnaire/update',
    summary: 'Changes a questionnaire; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      questionnaireId: f.id(),
      /** The one that was read. */
      version: f.version({ from: 1 }),
      title: z.optional(questionnaireTitle()),
      intro: z.optional(questionnaireIntro()),
      questions: z.optional(questions()),
      departmentIds: z.optional(departmentIds()),
      anonymous: z.optional(z.boolean()),
      byDepartment: z.optional(z.boolean()),
      opens: z.optional(f.day()),
      closes: z.optional(f.day()),
      repeats: z.optional(z.nullable(repeats)),
      resultsFor: z.optional(resultsFor),
    }),
    output: questionnaireView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/questionnaire/delete',
    summary: 'Deletes a questionnaire; within 30 days `undo` restores it.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ questionnaireId: f.id(), undo: z.optional(z.boolean()) }),
    output: f.nothing(),
  }),
  do: endpoint({
    method: 'POST',
    path: 'user/questionnaire/do',
    summary: 'Answers a questionnaire: by name until its last day is over, anonymously once and for all.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      questionnaireId: f.id(),
      /** As the one who answers was told; refused where it is otherwise. */
      anonymous: z.boolean(),
      run: f.count({ from: 1, to: 10_000 }),
      /** The questionnaire’s that was read; refused where its questions have changed. */
      version: f.version({ from: 1 }),
      answers: z.array(questionAnswer).check(z.maxLength(50, f.say('questionnaireQuestionsTooMany'))),
      /** Whether what was done since the run before helped; of an action that is gone by now, nothing is kept. */
      helped: z._default(z.array(helpedWish).check(z.maxLength(MAX_ACTIONS, f.say('actionsTooMany'))), []),
    }),
    leavesNoTrace: ({ anonymous }) => anonymous,
    output: f.nothing(),
  }),
  list: endpoint({
    method: 'GET',
    path: 'user/questionnaire/list',
    summary: 'The questionnaires of a team, those that close last first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), state: z.optional(questionnaireState), ...f.pageRequest }),
    output: f.page(questionnaireSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/questionnaire/get',
    summary: 'One questionnaire, with its results for those who may see them.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ questionnaireId: f.id(), run: z.optional(runNumber()) }),
    output: questionnaireView,
  }),
  export: endpoint({
    method: 'GET',
    path: 'user/questionnaire/export',
    summary: 'The answers of a run as a table; for administrators.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      questionnaireId: f.id(),
      run: z.optional(runNumber()),
      format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    }),
    output: f.file(),
    response: 'file',
  }),
  act: endpoint({
    method: 'POST',
    path: 'user/questionnaire/act',
    summary:
      'Says what the team does about the results of a run, as the whole list; the next run to open asks whether it helped.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      questionnaireId: f.id(),
      run: f.count({ from: 1, to: 10_000 }),
      actions: z
        .array(
          z.strictObject({
            /** Made by the client. */
            id: f.id(),
            ownerId: f.id(),
            day: f.day(),
            text: f.text({ min: 1, max: 500, required: 'contentMissing' }),
            isDone: z._default(z.boolean(), false),
          }),
        )
        .check(z.maxLength(MAX_ACTIONS, f.say('actionsTooMany'))),
    }),
    output: questionnaireView,
  }),
};
