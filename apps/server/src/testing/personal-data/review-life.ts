import { api } from '@garden/contract';
import { buildInterviewNeed, type TestPerson } from '../factories.ts';
import { FOREIGN, type Living, TODAY } from './living.ts';

type Reviewed = {
  /** The person’s own diary, and one of the colleague. */
  readonly shared: string;
  readonly theirs: string;
  readonly departmentId: string;
  readonly applicant: TestPerson;
};

/** Another look at what a person wrote, and at what the colleague did; an interview of each side. */
export async function liveInReview(
  { app, person, colleague, team, hush, open, demand, query }: Living,
  { shared, theirs, departmentId, applicant }: Reviewed,
): Promise<void> {
  const { id } = person;
  const { id: teamId, owner } = team;

  // Review: another look at what they wrote, and at what the colleague did; an interview of each side
  await demand(api.score.appeal, { diaryId: shared, reason: hush('appeal-reason') }, person);
  const advice = [{ key: 'sayHowMany', params: { quote: hush('advice') }, at: null, worth: 3 }];
  await query(`update diary_scores set breakdown = breakdown || $2 where diary_id = $1`, [
    ...[shared, JSON.stringify({ advice })],
  ]);
  const asked = await demand(
    api.score.appeal,
    { diaryId: theirs, reason: 'Nobody else was at the market' },
    colleague,
  );
  const decision = { score: 77, version: 1, reason: open('appeal-answer') };
  await demand(api.score.settle, { appealId: asked.id, ...decision }, person);
  await demand(api.team.setting, { teamId, rules: { review: { ownSwitch: true } } }, owner);
  await demand(api.score.switch, { teamId, scored: false }, person);
  for (const memberId of [id, colleague.id]) {
    for (const month of ['2026-01', '2026-02']) await buildInterviewNeed(app, { teamId, memberId, month });
  }
  const january = { teamId, month: '2026-01' };
  await demand(
    api.failUser.close,
    { ...january, userId: id, reason: 'Most of it was parental leave' },
    owner,
  );
  await demand(api.failUser.close, { ...january, userId: colleague.id, reason: open('closed') }, person);
  const ofOneself = { teamId, userId: id, month: '2026-02' };
  await demand(
    api.failUser.interview,
    { ...ofOneself, version: 0, heldOn: TODAY, said: 'We talked about the market days' },
    owner,
  );
  await demand(api.failUser.interview, { ...ofOneself, version: 1, words: hush('own-words') }, person);
  const ofColleague = { ...ofOneself, userId: colleague.id };
  const held = { heldOn: TODAY, said: open('said'), steps: [{ text: open('step'), day: TODAY }] };
  await demand(api.failUser.interview, { ...ofColleague, version: 0, ...held }, person);
  await demand(
    api.failUser.sign,
    { ...ofColleague, version: 1, accept: false, reason: open('unsigned') },
    person,
  );
  // One that they could have held as well: the other leader of the department did
  await demand(api.department.add, { teamId, departmentId, userIds: [owner.id] }, owner);
  const lead = (leaderIds: string[]) =>
    demand(api.department.update, { teamId, departmentId, leaderIds }, owner);
  await lead([id, owner.id]);
  await buildInterviewNeed(app, { teamId, memberId: applicant.id });
  const ofApplicant = { ...ofOneself, userId: applicant.id, version: 0 };
  const heldByOwner = { heldOn: TODAY, said: `${FOREIGN}said` };
  await demand(api.failUser.interview, { ...ofApplicant, ...heldByOwner }, owner);
  await lead([]);
}
