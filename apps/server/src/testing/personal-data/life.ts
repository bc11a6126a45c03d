import { api, type Endpoint, type OutputOf, type RequestOf } from '@garden/contract';
import { reminderMailJob } from '../../features/diary/reminders/reminding.store.ts';
import { buildApplication, buildClosedTeam, buildDepartment } from '../admission.ts';
import {
  buildCollected,
  buildComment,
  buildDiary,
  buildFollowGroup,
  buildInterviewNeed,
  buildPerson,
  buildQuote,
  buildTeam,
  buildTodo,
  buildTopic,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../factories.ts';
import type { TestApp } from '../test-app.ts';

/** Words of a person that no one else may keep. */
export const PRIVATE = 'privatecanary';
/** Words of a person that their teams read, and keep. */
export const SHARED = 'sharedcanary';
/** Words of other people. */
export const FOREIGN = 'foreigncanary';

const [FRIDAY, SUNDAY, TODAY] = ['2026-03-27', '2026-03-29', '2026-03-31'];

/** A person who has left something in every table with people in it, and what is to be found of them. */
export type Life = {
  readonly person: TestPerson;
  /** A member of the same team. */
  readonly colleague: TestPerson;
  /** Every canary that the person wrote. */
  readonly written: readonly string[];
  /** Texts of others in which they wrote the person's name. */
  readonly quotes: readonly string[];
  /** Names of files that go with the person. */
  readonly privateFiles: readonly string[];
  /** Names of files that teams see beside what they read. */
  readonly sharedFiles: readonly string[];
};

/** Lives through the product's calls; tables that no call reaches yet are filled by hand. */
export async function liveFully(app: TestApp): Promise<Life> {
  const written: string[] = [];
  const write = (canary: string, tag: string) => {
    written.push(`${canary}${tag}`);
    return `${canary}${tag}`;
  };
  const hush = (tag: string) => write(PRIVATE, tag);
  const open = (tag: string) => write(SHARED, tag);
  const query = async (text: string, values: unknown[]) =>
    (await app.ports.database.pool.query<Record<string, string>>(text, values)).rows;
  async function demand<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    as: TestPerson,
    headers: Record<string, string> = {},
  ): Promise<OutputOf<E>> {
    const { code, message, data } = await app.call(endpoint, input, { as, headers });
    if (code !== 200) throw new Error(`${endpoint.path}: ${message}`);
    return data;
  }

  const person = await buildPerson(app, {
    name: hush('name'),
    email: `${hush('address')}@app.example`,
  });
  const { id, email } = person;
  const [colleague, applicant] = [await buildPerson(app), await buildPerson(app)];
  const team = await buildTeam(app, { name: 'Vineyard', graded: true, members: [person, colleague] });
  const { id: teamId, owner } = team;
  const inTeam = (userId: string) => ({ teamId, userId });

  // Account
  await app.call(
    api.user.login,
    { email, password: person.password },
    { headers: { 'user-agent': hush('device') } },
  );
  await demand(api.auth.edit, { avatar: PIXEL }, person);
  await demand(api.todo.open, { open: true }, person);
  await query(`insert into identities values ('https://sso.example', $1, $2, now())`, [hush('subject'), id]);
  app.mailer.send = async ({ to }) => {
    throw new Error(`550 no mailbox for ${to}`);
  };
  await app.call(api.register.sendCode, { email, purpose: 'reset' });
  await app.ports.queue.drain();
  Reflect.deleteProperty(app.mailer, 'send');

  // Teams
  // The home team is the one they have been in longest.
  app.clock.advance(1000);
  await buildTeam(app, { name: open('team'), owner: person });
  await demand(api.relationship.authorizes, inTeam(id), owner);
  await demand(api.relationship.supervise, { ...inTeam(colleague.id), supervisorId: id }, owner);
  const departmentId = await buildDepartment(app, team, 'Press', { members: [person] });
  await demand(api.relationship.remarks, { ...inTeam(owner.id), remark: hush('remark') }, person);
  await demand(api.relationship.remarks, { ...inTeam(id), remark: `${FOREIGN}remark` }, owner);
  await demand(api.team.open, { teamId, joinVerification: true }, owner);
  const applyId = await buildApplication(app, team, { as: applicant, message: `${FOREIGN}application` });
  await demand(api.apply.approval, { applyId, approve: true, departmentId }, person);
  const closed = await buildClosedTeam(app);
  await buildApplication(app, closed, { as: person, message: hush('application') });
  await demand(
    api.relationship.invite,
    { teamId, departmentId, emails: [`${hush('invited')}@app.example`] },
    person,
  );
  await demand(api.relationship.invite, { teamId: closed.id, emails: [email] }, closed.owner);
  const people = [{ name: hush('registered'), email: 'li.na@app.example', departmentId }];
  await demand(api.register.internalRegistration, { teamId, people }, person);
  await demand(api.team.add, { pin: '271828' }, person);

  // Diaries
  const picture = async () => (await demand(api.diary.image, { image: PIXEL }, person)).file;
  const [shownPicture, draftPicture] = [await picture(), await picture()];
  const [privatePicture, questionPicture] = [await picture(), await picture()];
  const [shownMeme, unusedMeme] = [
    await demand(api.memes.add, { image: PIXEL }, person),
    await demand(api.memes.add, { image: PIXEL }, person),
  ];
  const shownSticker = shownMeme.expression;
  const item = hush('item');
  const shared = await demand(
    api.diary.publish,
    {
      day: FRIDAY,
      title: hush('version'),
      sections: {
        summary: `${LONG_ENOUGH} ${hush('version-summary')}`,
        insight: `${LONG_ENOUGH} ${hush('version-insight')}`,
        customerGood: [item],
      },
      teamIds: [teamId],
    },
    person,
  );
  await demand(api.relationship.supervise, { ...inTeam(id), supervisorId: owner.id }, owner);
  const review = { verdict: 'praise' as const, note: `${FOREIGN}review` };
  await demand(api.diary.customerReview, { diaryId: shared.id, item, ...review }, owner);
  const good = open('good');
  const lesson = hush('lesson');
  const current = await demand(
    api.diary.update,
    {
      diaryId: shared.id,
      version: 1,
      title: open('title'),
      sections: {
        summary: `${LONG_ENOUGH} ${open('summary')}\n\n!! ${hush('line')}`,
        learnings: `${LONG_ENOUGH} ${open('learnings')}`,
        mistakes: [
          { text: hush('mistake'), shared: false },
          { text: lesson, shared: true },
        ],
        nextTasks: [open('task'), `!! ${hush('task')}`],
        unclear: [open('question'), `!! ${hush('question')}`],
        customerGood: [good],
        weeklyTop: [open('top')],
        insight: `${LONG_ENOUGH} ${open('insight')}`,
      },
      images: [{ file: shownPicture, alt: open('picture') }],
      expression: shownSticker,
      teamIds: [teamId],
    },
    person,
  );
  await demand(api.diary.customerReview, { diaryId: current.id, item: good, ...review }, owner);
  await demand(
    api.diary.publish,
    {
      day: SUNDAY,
      title: hush('private-title'),
      sections: { summary: `${LONG_ENOUGH} ${hush('private-summary')}`, mistakes: [{ text: hush('slip') }] },
      images: [{ file: privatePicture, alt: hush('private-picture') }],
      teamIds: [],
    },
    person,
  );
  const hidden = await buildDiary(app, {
    author: person,
    summary: `${LONG_ENOUGH} ${hush('hidden')}`,
    teamIds: [teamId],
  });
  await demand(api.diary.delete, { diaryId: hidden.id }, person);
  const draft = {
    day: TODAY,
    title: hush('draft-title'),
    sections: { summary: hush('draft') },
    images: [{ file: draftPicture, alt: hush('draft-picture') }],
    version: 0,
  };
  await demand(api.draft.add, draft, person, { 'idempotency-key': crypto.randomUUID() });
  await demand(api.diary.skip, { from: '2026-04-01', to: '2026-04-02', kind: 'vacation' }, person);
  const theirs = await buildDiary(app, {
    author: colleague,
    summary: `${LONG_ENOUGH} ${FOREIGN}diary`,
    sections: { customerGood: [`${FOREIGN}good`] },
  });
  const judged = { diaryId: theirs.id, item: `${FOREIGN}good`, verdict: 'ask' as const, note: open('note') };
  await demand(api.diary.customerReview, judged, person);

  // Lists
  const secret = { 'idempotency-key': crypto.randomUUID() };
  await demand(api.todo.add, { kind: 'goal', text: hush('goal') }, person, secret);
  await buildTodo(app, colleague, { text: `${FOREIGN}todo` });
  await query(`update mistakes set instead = $2 where owner_id = $1`, [id, hush('instead')]);
  const ofOwn = {
    ...{ question: open('asked'), detail: 'Which one?', teamIds: [teamId] },
    images: [{ file: questionPicture, alt: hush('question-picture') }],
  };
  const ownQuestion = await demand(api.curious.publish, ofOwn, person);
  await demand(api.curious.ask, { curiousId: ownQuestion.id, userId: colleague.id }, person);
  const deleted = await demand(api.curious.publish, { question: hush('deleted-question') }, person);
  await demand(api.curious.delete, { curiousId: deleted.id }, person);
  const foreign = await demand(api.curious.publish, { question: `${FOREIGN}question` }, colleague);
  await demand(api.curious.ask, { curiousId: foreign.id, userId: id }, colleague);
  await demand(api.curious.get, { curiousId: foreign.id }, person);
  const about = { kind: 'curious' as const };
  const answer = await buildComment(app, person, foreign.id, { ...about, text: open('given-answer') });
  await demand(api.curious.accept, { curiousId: foreign.id, commentId: answer.id }, colleague);
  await demand(api.curious.choose, { askable: false }, person);
  const went = await demand(
    api.mistake.add,
    { text: hush('own-mistake'), instead: hush('own-instead'), tags: [hush('tag')] },
    person,
  );
  const { guideline } = await demand(api.mistake.guideline, { mistakeId: went.id }, person);
  const rule = { guidelineId: guideline?.id ?? '', version: 1, category: hush('category') };
  const first = { ...rule, title: hush('first-rule'), content: hush('first-rule-content') };
  await demand(api.handbook.upset, first, person);
  const second = { title: hush('rule'), content: hush('rule-content'), weekdays: [2] };
  await demand(api.handbook.upset, { ...rule, version: 2, ...second }, person);
  await query(`update mistakes set next_on = $2 where id = $1`, [went.id, TODAY]);
  await demand(api.mistake.answer, { mistakeId: went.id, askedOn: TODAY, again: 'no' }, person);
  const better = await demand(api.lastImprove.add, { text: hush('improvement') }, person);
  const kept = { answer: 'kept' as const, note: hush('improvement-note') };
  await demand(api.lastImprove.answer, { improvementId: better.id, ...kept }, person);
  await query(
    `update mistakes set instead = $2, diary_text = $3 where owner_id = $1 and diary_id is not null`,
    [id, hush('instead'), hush('in-diary')],
  );
  await query(`insert into shared_mistakes values ($1, $2, $3)`, [
    teamId,
    FRIDAY,
    [lesson, `${FOREIGN}lesson`],
  ]);
  await query(`update curiosities set detail = $2 where asker_id = $1`, [id, hush('detail')]);
  await buildTopic(app, { ...team, owner: person }, { title: open('topic'), prompt: open('prompt') });

  // Wisdom: a line that stays, one that is taken out, one that a colleague took, and what they collect
  await buildQuote(app, person, { teamId, text: open('wisdom'), source: open('wisdom-source') });
  const takenOut = await buildQuote(app, person, { teamId, text: hush('removed-wisdom') });
  await demand(api.quote.del, { quoteId: takenOut.id }, person);
  await buildQuote(app, colleague, { text: good, diaryId: shared.id });
  const foreignLine = await buildQuote(app, colleague, { teamId, text: `${FOREIGN}wisdom` });
  await buildCollected(app, person, { quoteId: foreignLine.id, tags: [hush('tag')] });
  await buildCollected(app, person, { text: hush('collected'), source: hush('collected-source') });

  // Review: another look at what they wrote, and at what the colleague did; an interview of each side
  await demand(api.score.appeal, { diaryId: shared.id, reason: hush('appeal-reason') }, person);
  const advice = [{ key: 'sayHowMany', params: { quote: hush('advice') }, at: null, worth: 3 }];
  await query(`update diary_scores set breakdown = breakdown || $2 where diary_id = $1`, [
    ...[shared.id, JSON.stringify({ advice })],
  ]);
  const asked = await demand(
    api.score.appeal,
    { diaryId: theirs.id, reason: 'Nobody else was at the market' },
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

  // Conversation
  await demand(api.diary.get, { diaryId: theirs.id }, person);
  await buildComment(app, person, theirs.id, { text: open('comment') });
  const taken = await buildComment(app, person, theirs.id, { text: hush('taken') });
  await demand(api.comment.delete, { commentId: taken.id }, person);
  const rude = await buildComment(app, colleague, theirs.id, { text: `${FOREIGN}rude` });
  await demand(api.comment.delete, { commentId: rude.id }, person);
  const quote = `${FOREIGN}quote @${person.name}`;
  await buildComment(app, colleague, theirs.id, { text: quote });
  await demand(api.like.likes, { kind: 'diary', objectId: theirs.id }, person);
  await query(
    `insert into anonymous_comments (id, team_id, object_kind, object_id, tag, voice, text, mentions, day)
     values (gen_random_uuid(), $1, 'diary', $2, 'tag', 1, $3, $4, $5)`,
    [teamId, theirs.id, quote, JSON.stringify([{ id, name: person.name }]), TODAY],
  );

  // Following
  await demand(api.follows.follow, { userId: owner.id }, person);
  await demand(api.follows.follow, { userId: id }, colleague);
  await buildFollowGroup(app, person, [owner], hush('selection'));
  const gone = await buildFollowGroup(app, person, [], hush('old-selection'));
  await demand(api.followsTeam.delete, { groupId: gone }, person);
  await buildFollowGroup(app, owner, [person], `${FOREIGN}group`);

  // Notices
  await demand(
    api.notice.change,
    { mail: { mention: 'daily' }, quiet: { from: '22:00', to: '07:00' } },
    person,
  );
  await query(`insert into reminders values ($1, $2, 1, now())`, [id, TODAY]);
  const { database, queue } = app.ports;
  await database.transaction((tx) => queue.enqueue(tx, reminderMailJob, { userId: id, day: TODAY }));

  const [{ avatar = '' } = {}] = await query('select avatar from users where id = $1', [id]);
  const sticker = (expression: string) => expression.replace(/^meme:/, '');
  return {
    ...{ person, colleague, written, quotes: [quote] },
    privateFiles: [
      ...[avatar, draftPicture, privatePicture, questionPicture, sticker(unusedMeme.expression)],
      ...[draftPicture, privatePicture, questionPicture].map((file) => file.replace('.webp', '-small.webp')),
    ],
    sharedFiles: [shownPicture, sticker(shownSticker)],
  };
}
