import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { lookingAs, presentQuestionnaire } from './present.ts';
import { checkDays, LEAST_ASKED } from './rules.ts';
import { countAudienceIn, insertQuestionnaire } from './store.ts';

export const questionnaireAdd = call(api.questionnaire.add, async (ctx, input) => {
  const { teamId, opens, closes, ...settings } = input;
  const { userId } = ctx.actor;
  const looking = lookingAs(ctx.actor, teamId, ctx.now);
  if (!looking) throw refuse('teamNotFound');
  const departmentIds = [...new Set(settings.departmentIds)];
  // What opened in the past opens now.
  const opensOn = opens < looking.today ? looking.today : opens;
  const wish = {
    ...settings,
    ...{ id: ctx.random.id(), teamId, departmentIds, version: 1, createdBy: userId, createdAt: ctx.now },
  };
  const run = { id: ctx.random.id(), opensOn, closesOn: closes };
  return ctx.database.transaction(async (tx) => {
    const [membership, audience] = await Promise.all([
      lockMembership(tx, teamId, userId),
      countAudienceIn(tx, teamId, departmentIds, userId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const questionnaire = authorize(wish, administers(membership.role), 'adminsOnly');
    checkDays({ ...run, repeats: wish.repeats }, looking.today);
    if (audience.departments < departmentIds.length) throw refuseField('departmentIds', 'departmentNotFound');
    if (wish.anonymous && audience.asked < LEAST_ASKED)
      throw refuseField('anonymous', 'questionnaireTooFew', { minimum: LEAST_ASKED });
    insertQuestionnaire(tx, questionnaire, run);
    const shown = {
      ...run,
      ...{ number: 1, countedOn: null, answered: null, isAnswered: false, results: null, means: null },
    };
    const read = {
      ...questionnaire,
      ...{
        deletedAt: null,
        ownDepartments: audience.own,
        hasAnswers: false,
        words: '',
        locale: 'en' as const,
      },
    };
    const view = presentQuestionnaire(
      { questionnaire: read, runs: [shown], shown, ownAnswers: null, actions: [] },
      { ...looking, role: membership.role },
    );
    if (!view) throw refuse('questionnaireNotFound');
    return view;
  });
});
