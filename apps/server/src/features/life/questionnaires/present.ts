import type { Results } from '@garden/analysis/answers/results';
import { type DiaryDay, dayAt, makeCalendar } from '@garden/calendar';
import {
  HELPED,
  type HelpedResult,
  type QuestionnaireResults,
  type QuestionnaireSummary,
  type QuestionnaireView,
} from '@garden/contract';
import type { Actor, OwnMembership } from '../../../http/context.ts';
import { presentPerson } from '../../account/rules.ts';
import { administers } from '../../team/policy.ts';
import { maskWords } from '../../team/words/rules.ts';
import { otherId } from './answers.rules.ts';
import { helpedId, helpedOf } from './helped.rules.ts';
import { seesResults } from './policy.ts';
import { isRewritable, stateOf } from './rules.ts';
import type { Facts, ListedQuestionnaire, ReadAction, ReadRun, StoredAnswer, StoredAsked } from './store.ts';

/** Fewer answers than this are not told of. */
const LEAST_TOLD = 5;

/** What is kept of a run that was counted. */
export type StoredResults = { readonly answered: number; readonly asked: number; readonly results: Results };

/** Who reads, and which day it is for the team. */
export type Looking = Pick<OwnMembership, 'role' | 'sight'> & { readonly today: DiaryDay };

/** How the person behind a call stands in one of their teams; null where it is none of theirs. */
export function lookingAs(actor: Pick<Actor, 'memberships'>, teamId: string, now: Date): Looking | null {
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) return null;
  const { role, sight, timezone, calendar } = own;
  return { role, sight, today: dayAt(now, makeCalendar({ timezone, dayStartsAt: calendar.dayStartsAt })) };
}

function presentRun(run: ReadRun, today: string): QuestionnaireSummary['run'] {
  const { number, opensOn, closesOn, countedOn } = run;
  return {
    number,
    opens: opensOn,
    closes: closesOn,
    state: stateOf(run, today),
    isCounted: countedOn !== null,
  };
}

/** A questionnaire in a list. */
export function presentSummary(
  listed: ListedQuestionnaire,
  { role, sight, today }: Looking,
): QuestionnaireSummary {
  const { id, teamId, title, anonymous, departmentIds, repeats, resultsFor, questionCount, run } = listed;
  const manage = administers(role);
  const state = stateOf(run, today);
  const { ownDepartments, hasAnswers } = listed;
  const isAsked = departmentIds.length === 0 || ownDepartments.some((own) => departmentIds.includes(own));
  return {
    ...{ id, teamId, title, anonymous, departmentIds, repeats, resultsFor, questionCount },
    run: presentRun(run, today),
    isAsked,
    isAnswered: run.isAnswered,
    can: {
      manage,
      rewrite: manage && isRewritable({ anonymous, state, runs: run.number, hasAnswers }),
      answer: isAsked && state === 'running' && !(anonymous && run.isAnswered),
      seeResults: seesResults(resultsFor, { sight, isAnswered: run.isAnswered }),
    },
  };
}

/** All of a questionnaire as a reader may see it; null where they may not know of it yet. */
export function presentQuestionnaire(facts: Facts, looking: Looking): QuestionnaireView | null {
  const { questionnaire, runs, shown, actions } = facts;
  const [run = shown] = runs;
  const { intro, byDepartment, version, questions, words } = questionnaire;
  const summary = presentSummary({ ...questionnaire, questionCount: questions.length, run }, looking);
  if (!summary.can.manage && summary.run.state === 'coming') return null;
  const reads = seesResults(questionnaire.resultsFor, { ...looking, isAnswered: shown.isAnswered });
  const tried = actions.filter(({ askedIn }) => askedIn === shown.number);
  const isAskedOfThem = reads || (summary.can.answer && shown.number === run.number);
  const counted = reads ? (shown.results as StoredResults | null)?.results : undefined;
  const actionIds = tried.map((action) => action.id);
  return {
    ...summary,
    can: { ...summary.can, seeResults: reads },
    intro,
    byDepartment,
    version,
    questions: questions.map(presentQuestion),
    runs: runs.map((each) => presentRun(each, looking.today)),
    shownRun: shown.number,
    ownAnswers:
      facts.ownAnswers
        ?.filter(({ questionId }) => questions.some((question) => question.id === questionId))
        .map(presentAnswer) ?? null,
    ownHelped: helpedOf(facts.ownAnswers ?? [], actionIds),
    answered: summary.can.manage ? shown.answered : null,
    results: reads ? presentResults(facts, words) : null,
    actions: reads ? actions.filter((action) => action.run === shown.number).map(presentAction) : [],
    earlierActions: isAskedOfThem
      ? tried.map((action) => ({ ...presentAction(action), helped: presentHelped(counted, action.id) }))
      : [],
    trend: runs
      .filter(({ isAnswered }) => seesResults(questionnaire.resultsFor, { ...looking, isAnswered }))
      .map(trendOf)
      .filter(({ means }) => means.length > 0)
      .reverse(),
  };
}

const presentAction = ({ id, owner, day, text, isDone }: ReadAction) => ({
  ...{ id, day, text, isDone },
  owner: presentPerson(owner),
});

/** How many said that an action helped, of everyone and by department; null where it was not counted. */
function presentHelped(
  counted: Results | undefined,
  actionId: string,
): QuestionnaireView['earlierActions'][number]['helped'] {
  const questionId = helpedId(actionId);
  const whole = counted && helpedIn(counted.whole, questionId, countHidden(counted, questionId));
  if (!whole) return null;
  return {
    ...whole,
    groups: counted.groups.flatMap(({ groupId, questions }) => {
      const helped = helpedIn(questions, questionId, 0);
      return helped ? [{ departmentId: groupId, ...helped }] : [];
    }),
  };
}

function helpedIn(counted: Results['whole'], questionId: string, hiddenGroups: number): HelpedResult | null {
  const result = counted.find((each) => each.questionId === questionId);
  if (!result) return null;
  const { distribution, count, withheld } = result;
  const counts = new Map(distribution?.map((each) => [each.key, each.count]));
  return {
    distribution: distribution && HELPED.map((key) => ({ key, count: counts.get(key) ?? 0 })),
    receipt: { count, withheld, hiddenGroups },
  };
}

const presentQuestion = ({
  choices,
  showIf,
  ...question
}: StoredAsked): QuestionnaireView['questions'][number] => ({
  ...question,
  choices: [...choices],
  showIf: showIf && { ...showIf, choiceIds: showIf.choiceIds && [...showIf.choiceIds] },
});

const presentAnswer = ({ choiceIds, ...answer }: StoredAnswer) => ({
  ...answer,
  choiceIds: choiceIds && [...choiceIds],
});

/** Means of the scales of a run, as they were counted. */
function trendOf({ number, closesOn, means }: Facts['runs'][number]): QuestionnaireView['trend'][number] {
  const counted = (means ?? []) as Results['whole'];
  return {
    run: number,
    closes: closesOn,
    means: counted.flatMap(({ questionId, mean, count }) =>
      mean === null || count === null ? [] : [{ questionId, mean, count }],
    ),
  };
}

/** What was counted of the run that is looked at; sensitive words are masked. */
function presentResults({ questionnaire, shown }: Facts, words: string): QuestionnaireResults | null {
  if (shown.countedOn === null || shown.results === null) return null;
  const { answered, asked, results } = shown.results as StoredResults;
  const { questions } = questionnaire;
  const mask = (texts: readonly string[] | null) => texts?.map((text) => maskWords(text, [words])) ?? null;
  const present = (counted: Results['whole'], isWhole: boolean) => {
    const byId = new Map(counted.map((result) => [result.questionId, result]));
    return questions.flatMap(({ id }) => {
      const result = byId.get(id);
      if (!result) return [];
      const { mean, deviation, distribution, most, texts, count, withheld } = result;
      const hiddenGroups = isWhole ? countHidden(results, id) : 0;
      return [
        {
          ...{ questionId: id, mean, deviation, most },
          distribution: distribution?.map((each) => ({ ...each })) ?? null,
          texts: mask(texts),
          // How many wrote beside the choices is in the distribution: they are shown together, or not.
          otherTexts: distribution ? mask(byId.get(otherId(id))?.texts ?? null) : null,
          receipt: { count, withheld, hiddenGroups },
        },
      ];
    });
  };
  return {
    countedOn: shown.countedOn,
    answered: answered < LEAST_TOLD ? null : answered,
    asked,
    questions: present(results.whole, true),
    groups: results.groups.map(({ groupId, questions: counted }) => ({
      departmentId: groupId,
      questions: present(counted, false),
    })),
  };
}

const countHidden = ({ groups }: Results, questionId: string) =>
  groups.filter(({ questions }) =>
    questions.some(
      (result) => result.questionId === questionId && result.count === null && result.withheld !== null,
    ),
  ).length;
