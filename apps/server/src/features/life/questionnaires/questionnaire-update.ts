import { type Api, api, type InputOf } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { lookingAs, presentQuestionnaire } from './present.ts';
import { checkDays, isRewritable, LEAST_ASKED, stateOf } from './rules.ts';
import {
  changeQuestionnaire,
  countAudienceOf,
  findFacts,
  lockQuestionnaire,
  type QuestionnaireChanges,
} from './store.ts';
import { readAnonymity } from './takers.store.ts';

/** What changes who is asked what, and on which terms. */
const TERMS = ['questions', 'departmentIds', 'anonymous', 'byDepartment', 'resultsFor'] as const;

export const questionnaireUpdate = call(api.questionnaire.update, async (ctx, input) => {
  const { questionnaireId } = input;
  const { userId } = ctx.actor;
  const reader = { userId, teamIds: teamIdsOf(ctx.actor), anonymity: await readAnonymity(ctx) };
  return ctx.database.transaction(async (tx) => {
    const departmentIds = input.departmentIds ? [...new Set(input.departmentIds)] : null;
    const [locked, facts, audience] = await Promise.all([
      lockQuestionnaire(tx, questionnaireId, userId),
      findFacts(tx, questionnaireId, reader),
      countAudienceOf(tx, questionnaireId, departmentIds, userId),
    ]);
    const looking = locked && lookingAs(ctx.actor, locked.teamId, ctx.now);
    if (!locked || !facts || !looking || locked.deletedAt) throw refuse('questionnaireNotFound');
    const questionnaire = authorize(locked, administers(locked.role), 'adminsOnly');
    const { questionnaire: read, runs, shown } = facts;
    const { today } = looking;
    const changes = changesOf(input);
    const opensOn = input.opens ?? shown.opensOn;
    const run = { ...shown, opensOn, closesOn: input.closes ?? shown.closesOn };
    const state = stateOf(shown, today);
    const { anonymous } = locked;
    const rewritable = isRewritable({ anonymous, state, runs: runs.length, hasAnswers: read.hasAnswers });
    const isRewritten = TERMS.some((term) => input[term] !== undefined) || opensOn !== shown.opensOn;
    if (isRewritten && !rewritable) throw refuse(anonymous ? 'questionnaireBegun' : 'questionnaireAnswered');
    if (state === 'past' && run.closesOn !== shown.closesOn)
      throw refuseField('closes', 'questionnaireClosed');
    if (input.version !== locked.version) throw conflict('questionnaireChanged', null);
    const merged = { ...locked, ...changes };
    checkDays({ ...run, repeats: merged.repeats }, today, shown);
    if (input.departmentIds && audience.departments < merged.departmentIds.length)
      throw refuseField('departmentIds', 'departmentNotFound');
    if (rewritable && merged.anonymous && audience.asked < LEAST_ASKED)
      throw refuseField('anonymous', 'questionnaireTooFew', { minimum: LEAST_ASKED });
    const version = locked.version + 1;
    changeQuestionnaire(tx, questionnaire, { ...changes, version }, run);
    const view = presentQuestionnaire(
      {
        ...facts,
        questionnaire: { ...read, ...changes, version, ownDepartments: audience.own },
        runs: [run, ...runs.slice(1)],
        shown: run,
      },
      { ...looking, role: locked.role },
    );
    if (!view) throw refuse('questionnaireNotFound');
    return view;
  });
});

function changesOf(input: InputOf<Api['questionnaire']['update']>): QuestionnaireChanges {
  const { title, intro, questions, departmentIds, anonymous, byDepartment, repeats, resultsFor } = input;
  return {
    ...(title !== undefined && { title }),
    ...(intro !== undefined && { intro }),
    ...(questions !== undefined && { questions }),
    ...(departmentIds !== undefined && { departmentIds: [...new Set(departmentIds)] }),
    ...(anonymous !== undefined && { anonymous }),
    ...(byDepartment !== undefined && { byDepartment }),
    ...(repeats !== undefined && { repeats }),
    ...(resultsFor !== undefined && { resultsFor }),
  };
}
