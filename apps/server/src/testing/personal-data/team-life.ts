import { api } from '@garden/contract';
import type { TestPerson } from '../factories.ts';
import { askedIds, buildCulture, buildQuestionnaire } from '../life-factories.ts';
import { buildAudio, buildMeeting, soundPiece } from '../meeting-factories.ts';
import { FRIDAY, type Living, TODAY } from './living.ts';

type Of = {
  /** A diary of the colleague. */
  readonly theirs: string;
  readonly culturePicture: string;
};

/** What a person leaves in the life of their team: first weeks, surveys, what departures taught, meetings, culture. */
export async function liveInTeam(
  { app, person, colleague, team, hush, open, demand, query }: Living,
  { theirs, culturePicture }: Of,
): Promise<void> {
  const { id } = person;
  const { id: teamId, owner } = team;

  // First weeks: their own, and one of which they are the buddy
  const ofPerson = { teamId, userId: id };
  await demand(api.newcomer.ask, { ...ofPerson, buddyId: colleague.id }, owner);
  await demand(api.newcomer.answer, { ...ofPerson, accept: true }, colleague);
  await demand(api.newcomer.ask, { ...ofPerson, userId: colleague.id, buddyId: id }, person);
  await demand(api.newcomer.answer, { ...ofPerson, userId: colleague.id, accept: true }, person);
  await demand(api.newcomer.tick, { ...ofPerson, item: 'lunch', done: true }, person);
  await query(`insert into newcomer_answers values (gen_random_uuid(), $1, $2, $3, now())`, [
    teamId,
    id,
    hush('confused'),
  ]);
  const { id: questionnaireId } = await buildQuestionnaire(
    app,
    { ...team, owner: person },
    {
      title: { en: open('survey') },
      intro: { zh: open('intro') },
      questions: [{ id: askedIds.why, kind: 'text', text: { en: open('asked') } }],
    },
  );
  const reply = { questionId: askedIds.why, text: hush('answer') };
  const answering = { questionnaireId, run: 1, version: 1, anonymous: false, answers: [reply] };
  await demand(api.questionnaire.do, answering, person);
  const action = { id: askedIds.tools, ownerId: id, day: TODAY, text: open('action') };
  await demand(api.questionnaire.act, { questionnaireId, run: 1, actions: [action] }, person);
  for (const [of, by] of [
    [id, colleague.id],
    [colleague.id, id],
  ])
    await query(
      `insert into questionnaire_downloads select team_id, id, $2, $3, '${TODAY}', title from questionnaires where id = $1`,
      [questionnaireId, of, by],
    );

  await demand(api.mood.change, { on: true, askAt: '15:00' }, person);
  await demand(api.dayNote.add, { teamId, day: FRIDAY, text: open('day-note') }, person);

  // What the team has learned from departures
  const learned = { title: open('pattern'), reasons: open('reasons'), helped: open('helped') };
  const pattern = await demand(api.departure.add, { teamId, ...learned, signs: [open('sign')] }, person);
  const again = { patternId: pattern.id, version: pattern.version, title: open('pattern-again') };
  await demand(api.departure.update, again, person);

  // Meetings: one of their own with a task that a colleague takes on, and one of the colleague's the other way round
  const meet = async (as: TestPerson, other: TestPerson, transcript: string, title: string, more = {}) => {
    const made = await buildMeeting(app, as, teamId, {
      title,
      transcript,
      participantIds: [other.id],
      ...more,
    });
    const ofIt = { meetingId: made.id };
    const { minutes, version } = await demand(api.meeting.generate, ofIt, as);
    await demand(api.meeting.withdraw, { ...ofIt, fine: true, ask: hush('strike-asked') }, other);
    await demand(api.meeting.update, { ...ofIt, version, share: 'participants' }, as);
    const actionId = minutes?.actions[0]?.id ?? '';
    await demand(api.meeting.take, { ...ofIt, actionId }, other);
  };
  const audioId = await buildAudio(app, person);
  await demand(api.meeting.piece, soundPiece('a recording that goes on'), person);
  const said = `${hush('speaker')}: We decided to paint ${hush('said-in-meeting')}.\nBo: I’ll call the dealer tomorrow.`;
  await meet(person, colleague, said, hush('meeting'), { audioId });
  await meet(colleague, person, 'Ana: I’ll call the dealer tomorrow.', 'The oven');

  // What the team stands for: written, changed, pictured and found in a diary of the colleague
  const stands = await buildCulture(
    app,
    { ...team, owner: person },
    {
      title: open('culture-before'),
      content: open('culture-content'),
      image: { file: culturePicture, alt: hush('culture-picture') },
    },
  );
  const reworded = { cultureId: stands.id, version: 1, title: open('culture') };
  await demand(api.culture.update, reworded, person);
  await demand(api.culture.link, { cultureId: stands.id, diaryId: theirs }, person);
}
