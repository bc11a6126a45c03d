import { sentencesIn } from '@garden/analysis';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { refOfSentence } from './rules.ts';
import { addMark, findDiary, removeMark } from './store.ts';

export const teamMarkSummary = call(api.team.markSummary, async (ctx, input) => {
  const { teamId, kind, ref, diaryId, undo } = input;
  const { userId } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const [membership, diary] = await Promise.all([
      lockMembership(tx, teamId, userId),
      kind === 'theme' || diaryId === undefined ? null : findDiary(tx, teamId, diaryId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    if (kind !== 'theme') {
      if (!diary) throw refuseField('diaryId', 'diaryNotFound');
      const isThere = sentencesIn(diary).some((sentence) => refOfSentence(kind, sentence) === ref);
      if (!isThere && undo !== true) throw refuseField('ref', 'findingNotFound');
    }
    // Who wrote it knows what they meant; anyone else says so for themselves.
    const forAll = administers(membership.role) || diary?.authorId === userId;
    const said = { teamId, userId, kind, ref, diaryId: diary?.id ?? null, forAll, createdAt: ctx.now };
    const mark = authorize(said, membership.userId === userId, 'teamNotFound');
    if (undo) removeMark(tx, mark);
    else addMark(tx, mark);
    return {};
  });
});
