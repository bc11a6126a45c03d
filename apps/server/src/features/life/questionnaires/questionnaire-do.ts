import { type Api, api, type InputOf } from '@garden/contract';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { checkAnswers, valuesOf } from './answers.rules.ts';
import { dropAnswer, findToAnswer, keepAnswer, lockToAnswer, type ToAnswer } from './answers.store.ts';
import { answersOfHelped } from './helped.rules.ts';
import { lookingAs } from './present.ts';
import { groupOf, stateOf } from './rules.ts';
import { readAnonymity } from './takers.store.ts';

export const questionnaireDo = call(api.questionnaire.do, async (ctx, input) => {
  const { questionnaireId } = input;
  const { userId } = ctx.actor;
  const asked = { questionnaireId, userId, teamIds: teamIdsOf(ctx.actor) };
  if (input.anonymous) {
    const found = mayAnswer(ctx, await findToAnswer(ctx.database.db, asked), input);
    const { byDepartment, ownDepartments, departmentIds } = found;
    const groupId = byDepartment ? groupOf(ownDepartments, departmentIds) : null;
    const said = { groupId, values: valuesOf(keptOf(found, input)) };
    const isNew = await dropAnswer(ctx.database.db, ctx, await readAnonymity(ctx), found, { userId, said });
    if (!isNew) throw refuse('answeredAlready');
    return {};
  }
  return ctx.database.transaction(async (tx) => {
    const found = mayAnswer(ctx, await lockToAnswer(tx, asked), input);
    keepAnswer(tx, found, { userId, answers: keptOf(found, input), answeredOn: todayOf(ctx, found) });
    return {};
  });
});

const keptOf = (
  { actionIds }: ToAnswer,
  { answers, helped }: Pick<InputOf<Api['questionnaire']['do']>, 'answers' | 'helped'>,
) => [...answers, ...answersOfHelped(helped, actionIds)];

const todayOf = ({ actor, now }: Context, { teamId }: ToAnswer) => lookingAs(actor, teamId, now)?.today ?? '';

/** @throws Refusal that says why the caller may not give these answers, or not now. */
function mayAnswer(
  ctx: Context,
  found: ToAnswer | null,
  { run, version, anonymous, answers }: InputOf<Api['questionnaire']['do']>,
): Authorized<ToAnswer> {
  const state = found && stateOf(found.run, todayOf(ctx, found));
  if (!found || state === 'coming') throw refuse('questionnaireNotFound');
  const { departmentIds, ownDepartments, questions } = found;
  if (departmentIds.length > 0 && !ownDepartments.some((id) => departmentIds.includes(id)))
    throw refuse('questionnaireNotForYou');
  if (state === 'past' || run !== found.run.number) throw refuse('questionnaireClosed');
  if (anonymous !== found.anonymous)
    throw refuse(found.anonymous ? 'questionnaireAnonymous' : 'questionnaireByName');
  if (version !== found.version) throw conflict('questionnaireChanged', null);
  checkAnswers(questions, answers);
  return authorize(found, state === 'running', 'questionnaireClosed');
}
