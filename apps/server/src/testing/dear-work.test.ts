import { allEndpoints, api } from '@garden/contract';
import { expect, test } from 'vitest';
import { buildTeam, type TestPerson } from './factories.ts';
import { buildMeeting } from './meeting-factories.ts';
import { useTestApp } from './use-test-app.ts';

const app = useTestApp();

/** Words that differ, of so many characters. */
const textOf = (characters: number) =>
  Array.from({ length: Math.ceil(characters / 6) }, (_, nth) => `w${(nth % 997) + 1000}`)
    .join(' ')
    .slice(0, characters)
    .trim();

const markdown = ['# Old', `## One\n\n${textOf(9_000)}`, `## Two\n\n${textOf(9_000)}`].join('\n\n');
const points = Array.from({ length: 100 }, (_, nth) => `- ${nth} ${textOf(200)}`).join('\n');

const DAY = '2026-03-31';

/** Dear calls with a long input, in an order in which each has something to do; each hands its work over once. */
const handing: Readonly<Record<string, (as: TestPerson, teamId: string) => Promise<{ code: number }>>> = {
  'diary.import': (as) => {
    const files = [{ name: '2026-01-05.md', text: textOf(19_000) }];
    return app.call(api.diary.import, { files, preview: true }, { as });
  },
  'handbook.import': (as) => app.call(api.handbook.import, { markdown }, { as }),
  'handbook.category': (as) => app.call(api.handbook.category, { from: 'Old', to: 'New' }, { as }),
  'meeting.add': async (as, teamId) => {
    const wish = { teamId, title: 'Oven', date: DAY, consent: true as const };
    return app.call(api.meeting.add, { ...wish, transcript: textOf(19_000) }, { as });
  },
  'meeting.update': async (as, teamId) => {
    const { id: meetingId, version } = await buildMeeting(app, as, teamId, { transcript: '' });
    return app.call(api.meeting.update, { meetingId, version, transcript: textOf(19_000) }, { as });
  },
  'lists.import': (as) => app.call(api.lists.import, { list: 'mistakes', markdown: points }, { as }),
};

/** Calls that look at the draft of a day, which is there when they are asked. */
const ofDraft: typeof handing = {
  'ai.negativeSentimentCheck': (as) => app.call(api.ai.negativeSentimentCheck, { day: DAY }, { as }),
  'ai.curiousPredictions': (as) => app.call(api.ai.curiousPredictions, { day: DAY }, { as }),
  'ai.dialogue': (as) => app.call(api.ai.dialogue, { day: DAY, message: '' }, { as }),
  'ai.mistakePredictions': (as) => app.call(api.ai.mistakePredictions, { day: DAY }, { as }),
};

/** The others, and what bounds their work on the main thread. */
const bounded: Readonly<Record<string, string>> = {
  'ai.articleRecommendation': 'leaves what was written lately to a thread once it is long',
  'ai.monthlySummary': 'leaves the diaries of a month to a thread once they are long',
  'ai.tell': 'leaves what it gives the provider to a thread once it is long',
  'autobiography.draw': 'leaves the diaries of a month to a thread once they are long',
  'autobiography.export': 'writes short lines, of as many months as there are',
  'auth.export': 'reads a page at a time, and packs beside the main thread',
  'handbook.export': 'reads and writes 25 guidelines at a time',
  'diary.search': 'ends in a text once its excerpts are found',
  'handbook.getList': 'ends in a text once its excerpts are found',
  'mistake.list': 'shows a page of short texts',
  'mistake.similar': 'compares with those that the index finds',
  'quote.get': 'shows a page of short texts',
  'collection.get': 'shows a page of short texts',
  'curious.get': 'shows a page of short texts',
  'curious.proposals': 'looks at what the index finds first',
  'curious.similar': 'compares with those that the index finds',
  'meeting.generate': 'leaves a transcript to a thread once it is long',
  'meeting.transcribe': 'leaves the sound to a job',
  'questionnaire.export': 'writes the file in a thread once it is long',
  'statistics.export': 'reads 200 people at a time, and writes the file in a thread',
};

test('dear work leaves the main thread: each call hands it over, or is bounded', async () => {
  const dear = allEndpoints().filter(({ endpoint }) => endpoint.cost);
  const judged = [...Object.keys(handing), ...Object.keys(ofDraft), ...Object.keys(bounded)];
  expect(dear.map(({ name }) => name).toSorted()).toEqual(judged.toSorted());
  const { id: teamId, owner } = await buildTeam(app);
  const draft = { day: DAY, sections: { summary: textOf(19_000) }, version: 0 };
  await app.call(api.draft.add, draft, { as: owner });
  for (const [name, call] of Object.entries({ ...handing, ...ofDraft })) {
    const before = app.ports.threads.handedOver;
    expect(await call(owner, teamId), name).toMatchObject({ code: 200 });
    expect(app.ports.threads.handedOver - before, name).toBe(1);
  }
});
