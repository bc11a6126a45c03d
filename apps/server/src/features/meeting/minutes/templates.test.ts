import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildTeam } from '../../../testing/factories.ts';
import { buildMeeting } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

type Templates = RequestOf<typeof api.meeting.setTemplates>['templates'];

const standUp = [
  'Ana: Yesterday I finished the labels.',
  'Ana: I’ll write the queue by Friday.',
  'Bo: I’m blocked: I need access to the cellar.',
  'Bo: The budget is tight.',
].join('\n');

async function buildStandUp(template: RequestOf<typeof api.meeting.add>['template'] = 'standUp') {
  const { id: teamId, owner: as, members } = await buildTeam(app, { members: 1 });
  const { id: meetingId } = await buildMeeting(app, as, teamId, { transcript: standUp, template });
  return { teamId, as, member: members[0] ?? as, meetingId };
}

const minutesOf = async ({ as, meetingId }: Awaited<ReturnType<typeof buildStandUp>>) => {
  const { data } = await app.call(api.meeting.generate, { meetingId }, { as });
  return data.minutes ?? { sections: [], actions: [], summary: [] };
};

describe('minutes', () => {
  test('have the headings of their template in its order, each with the lines that it rests on', async () => {
    const { sections, actions, summary } = await minutesOf(await buildStandUp());
    expect(sections.map(({ heading, items }) => [heading, items.map(({ lines }) => lines)])).toEqual([
      ['done', [[0]]],
      ['next', [[1]]],
      ['blockers', [[2]]],
      ['decisions', []],
      ['actions', []],
    ]);
    expect(actions).toMatchObject([{ owner: 'Ana', lines: [1] }]);
    // What the template has no heading for is not made.
    expect(summary).toEqual([]);
  });

  test('are made by another template when they are made again', async () => {
    const { as, meetingId } = await buildStandUp();
    await app.call(api.meeting.generate, { meetingId }, { as });
    const wish = { meetingId, again: true as const, template: 'general' as const };
    const { data } = await app.call(api.meeting.generate, wish, { as });
    expect(data.template).toBe('general');
    expect(data.minutes?.sections.map(({ heading }) => heading)).toEqual([
      'summary',
      'decisions',
      'actions',
      'questions',
    ]);
  });

  test('are edited part by part, and lose what rests on a line that its owner strikes', async () => {
    const { as, meetingId } = await buildStandUp();
    const { data } = await app.call(api.meeting.generate, { meetingId }, { as });
    const { sections = [] } = data.minutes ?? {};
    const written = sections.map((section) =>
      section.heading === 'done' ? { ...section, items: [{ text: 'The labels', lines: [0] }] } : section,
    );
    const minutes = { summary: [], decisions: [], actions: [], questions: [], sections: written };
    const wish = { meetingId, version: data.version, minutes };
    const edited = await app.call(api.meeting.update, wish, { as });
    expect(edited.data.minutes?.sections[0]?.items).toEqual([{ text: 'The labels', lines: [0] }]);
    const strike = { meetingId, version: edited.data.version, strike: [0] };
    const struck = await app.call(api.meeting.update, strike, { as });
    expect(struck.data.minutes?.sections[0]?.items).toEqual([]);
    expect(struck.data.transcript[0]).toMatchObject({ text: '', isStruck: true });
    expect(struck.data.version).toBe(edited.data.version + 1);
    const again = { ...strike, version: struck.data.version };
    expect((await app.call(api.meeting.update, again, { as })).refusal.errors).toMatchObject([
      { path: 'strike', key: 'meetingLineNotFound' },
    ]);
  });
});

describe('a team’s own templates', () => {
  const own: Templates = [
    {
      name: 'Tasting',
      headings: [
        { heading: 'own', title: 'Budget' },
        { heading: 'actions', title: 'ignored' },
      ],
    },
  ];

  test('are kept by administrators, and make minutes', { tags: 'postgres/sql' }, async () => {
    const { teamId, as, member, meetingId } = await buildStandUp('general');
    const wish = { teamId, version: 0, templates: own };
    expect((await app.call(api.meeting.setTemplates, wish, { as: member })).refusal.key).toBe('adminsOnly');
    const { data } = await app.call(api.meeting.setTemplates, wish, { as });
    const [{ id = '', headings } = {}] = data.templates;
    expect(headings).toEqual([
      { heading: 'own', title: 'Budget' },
      { heading: 'actions', title: '' },
    ]);
    expect((await app.call(api.meeting.templates, { teamId }, { as: member })).data).toEqual(data);
    const made = await app.call(api.meeting.generate, { meetingId, template: id }, { as });
    expect(made.data.minutes?.sections).toMatchObject([
      { heading: 'own', title: 'Budget', items: [{ lines: [3] }] },
      { heading: 'actions', title: '', items: [] },
    ]);
    // One that is gone leaves its minutes as they are, and the next ones are the general ones.
    const none = { teamId, version: data.version, templates: [] };
    await app.call(api.meeting.setTemplates, none, { as });
    const again = await app.call(api.meeting.generate, { meetingId, again: true }, { as });
    expect(again.data.minutes?.sections.map(({ heading }) => heading)).toContain('questions');
  });

  test('that someone else changed meanwhile are not overwritten', async () => {
    const { teamId, as } = await buildStandUp();
    const wish = { teamId, version: 0, templates: own };
    await app.call(api.meeting.setTemplates, wish, { as });
    const late = await app.call(api.meeting.setTemplates, { ...wish, templates: [] }, { as });
    expect(late.code).toBe(409);
    expect(late.refusal.current).toMatchObject({ version: 1, templates: [{ name: 'Tasting' }] });
  });

  test('have a title for each heading of their own', async () => {
    const { teamId, as } = await buildStandUp();
    const templates: Templates = [{ name: 'Tasting', headings: [{ heading: 'own' }] }];
    const { refusal } = await app.call(api.meeting.setTemplates, { teamId, version: 0, templates }, { as });
    expect(refusal.errors).toMatchObject([{ path: 'templates.0.headings', key: 'headingEmpty' }]);
  });
});
