import { api, type Endpoint, type OutputOf, type RequestOf } from '@garden/contract';
import { shipped } from '../../features/ai/recommendations/rules.ts';
import { reminderMailJob } from '../../features/diary/reminders/reminding.store.ts';
import { buildApplication, buildClosedTeam, buildDepartment } from '../admission.ts';
import {
  buildComment,
  buildDiary,
  buildFollowGroup,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../factories.ts';
import { buildCollected, buildQuote, buildTodo } from '../knowledge-factories.ts';
import { buildTopic } from '../life-factories.ts';
import { buildNews } from '../news.ts';
import type { TestApp } from '../test-app.ts';
import { lookBack } from './growth-life.ts';
import { FOREIGN, FRIDAY, type Living, PRIVATE, SHARED, SUNDAY, TODAY } from './living.ts';
import { liveInReview } from './review-life.ts';
import { liveInSpirit } from './spirit.ts';
import { liveInTeam } from './team-life.ts';

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

  const living: Living = { app, person, colleague, team, hush, open, demand, query };

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
  await demand(api.diary.import, { files: [{ name: '2011-03-04.md', text: hush('imported') }] }, person);
  await demand(api.diary.skip, { from: '2026-04-01', to: '2026-04-02', kind: 'vacation' }, person);
  const theirs = await buildDiary(app, {
    author: colleague,
    summary: `${LONG_ENOUGH} ${FOREIGN}diary`,
    sections: { customerGood: [`${FOREIGN}good`] },
  });
  const judged = { diaryId: theirs.id, item: `${FOREIGN}good`, verdict: 'ask' as const, note: open('note') };
  await demand(api.diary.customerReview, judged, person);
  await demand(api.reading.mark, { diaryId: theirs.id, unread: true, at: { place: 1 } }, person);

  // Lists
  const secret = { 'idempotency-key': crypto.randomUUID() };
  await demand(api.todo.add, { kind: 'goal', text: hush('goal') }, person, secret);
  await buildTodo(app, colleague, { text: `${FOREIGN}todo` });
  await query(`update mistakes set instead = $2 where owner_id = $1`, [id, hush('instead')]);
  const ofOwn = {
    question: open('asked'),
    detail: 'Which one?',
    teamIds: [teamId],
    images: [{ file: questionPicture, alt: hush('question-picture') }],
  };
  const ownQuestion = await demand(api.curious.publish, ofOwn, person);
  await demand(api.curious.ask, { curiousId: ownQuestion.id, userId: colleague.id }, person);
  const deleted = await demand(api.curious.publish, { question: hush('deleted-question') }, person);
  await demand(api.curious.delete, { curiousId: deleted.id }, person);
  const foreign = await demand(api.curious.publish, { question: `${FOREIGN}question` }, colleague);
  await demand(api.curious.ask, { curiousId: foreign.id, userId: id }, colleague);
  await demand(api.curious.get, { curiousId: foreign.id }, person);
  await demand(api.curious.get, { curiousId: ownQuestion.id }, colleague);
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
  const ofNews = { teamId, diaryId: shared.id, ownerId: id };
  await buildNews(app, { ...ofNews, kind: 'theme' });
  const stuck = await buildNews(app, { teamId, diaryId: theirs.id, ownerId: colleague.id });
  await demand(api.team.newsHelp, { itemId: stuck }, person);
  await demand(api.team.newsSolve, { itemId: stuck }, person);
  await demand(api.team.newsRead, { teamId, day: FRIDAY }, person);
  const theme = await buildNews(app, { teamId, diaryId: theirs.id, ownerId: colleague.id, kind: 'theme' });
  await demand(api.team.newsFollow, { itemId: theme }, person);
  await demand(api.team.markSummary, { teamId, kind: 'theme', ref: '0'.repeat(32) }, person);

  const culturePicture = await picture();
  await liveInTeam(living, { theirs: theirs.id, culturePicture });

  await liveInSpirit(demand, { person, colleague, owner }, { teamId, own: shared.id, theirs: theirs.id });

  // Wisdom: a line that stays, one that is taken out, one that a colleague took, and what they collect
  await buildQuote(app, person, { teamId, text: open('wisdom'), source: open('wisdom-source') });
  const takenOut = await buildQuote(app, person, { teamId, text: hush('removed-wisdom') });
  await demand(api.quote.del, { quoteId: takenOut.id }, person);
  await buildQuote(app, colleague, { text: good, diaryId: shared.id });
  const foreignLine = await buildQuote(app, colleague, { teamId, text: `${FOREIGN}wisdom` });
  await buildCollected(app, person, { quoteId: foreignLine.id, tags: [hush('tag')] });
  await buildCollected(app, person, { text: hush('collected'), source: hush('collected-source') });

  const reviewed = { shared: shared.id, theirs: theirs.id, departmentId, applicant };
  await liveInReview(living, reviewed);

  // Statistics: what they downloaded about others, and what was downloaded about them
  for (const as of [person, owner]) await demand(api.statistics.export, { teamId, format: 'csv' }, as);

  // Conversation
  await demand(api.diary.get, { diaryId: theirs.id }, person);
  await demand(api.diary.get, { diaryId: shared.id }, colleague);
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

  // Growth
  await lookBack(person, hush, demand);

  // AI
  await demand(api.ai.choose, { off: ['translation'], translateAtOnce: true }, person);
  const ownWords = [{ part: 'learned' as const, text: hush('review-line') }];
  await demand(api.ai.reviseSummary, { month: TODAY.slice(0, 7), version: 0, lines: ownWords }, person);
  await query(`insert into ai_uses values ($1, $2, 'translation', 3, 4)`, [id, TODAY]);
  const unhelpful = { ref: 'w'.repeat(22), because: 'vague' as const, words: hush('advice-words') };
  await demand(api.ai.wrong, unhelpful, person);
  await query(`insert into ai_reads values ($1, $2, $3, '{focus}', true, $4)`, [
    theirs.id,
    id,
    TODAY,
    colleague.id,
  ]);
  await query(`insert into ai_reads values ($1, $2, $3, '{focus}', true, $4)`, [
    ...[shared.id, colleague.id, TODAY, id],
  ]);
  await demand(api.ai.settlePrediction, { kind: 'unclear', id: 'a'.repeat(22), answer: 'dismissed' }, person);

  await demand(api.ai.settleWork, { id: [...shipped.keys()][0] ?? '', answer: 'saved' }, person);
  await demand(api.todo.add, { kind: 'day', text: hush('asked'), day: TODAY }, person);
  await demand(api.ai.dialogue, { day: TODAY, message: hush('notes'), act: 'notes' }, person);
  const offered = { by: 'm', text: { summary: hush('offered-text') } };
  await query('update ai_dialogues set offered = $2 where owner_id = $1', [id, JSON.stringify(offered)]);

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
    person,
    colleague,
    written,
    quotes: [quote],
    privateFiles: [
      ...[
        avatar,
        draftPicture,
        privatePicture,
        questionPicture,
        culturePicture,
        sticker(unusedMeme.expression),
      ],
      ...[draftPicture, privatePicture, questionPicture, culturePicture].map((file) =>
        file.replace('.webp', '-small.webp'),
      ),
    ],
    sharedFiles: [shownPicture, sticker(shownSticker)],
  };
}
