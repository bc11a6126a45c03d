import { basicHeadings, type MeetingView } from '@garden/contract';
import { expect, test } from 'vitest';
import { asChat, asMarkdown, fileNameOf } from './minutes-text.ts';

const person = { id: 'a', name: 'Ana', avatar: null };
const meeting: MeetingView = {
  id: 'm',
  teamId: 't',
  title: 'The oven',
  date: '2026-03-31',
  owner: person,
  share: 'nobody',
  sharedFrom: null,
  template: 'general',
  hasMinutes: true,
  decisions: 1,
  actions: 2,
  can: { edit: true },
  participants: [],
  deletionAskedBy: [],
  previous: null,
  undecided: 0,
  strikesAsked: [],
  audios: [],
  consentedAt: null,
  transcription: null,
  version: 2,
  transcript: [
    { speaker: 'Ana', text: 'We buy it.', at: 62_000, audioId: null, isStruck: false },
    { speaker: '', text: 'Who pays?', at: null, audioId: null, isStruck: false },
  ],
  minutes: {
    by: 'built-in',
    madeAt: '2026-03-31T12:00:00.000Z',
    summary: [],
    decisions: [{ text: 'We buy\nit.', lines: [0] }],
    actions: [
      { id: '1', text: 'Call the dealer', lines: [], owner: 'Ana', due: '2026-04-01', takenBy: null },
      { id: '2', text: 'Sell the old one', lines: [], owner: '', due: null, takenBy: null },
    ],
    questions: [{ text: 'Who pays?', lines: [1] }],
    sections: [
      { heading: 'done', title: '', items: [{ text: 'The oven is here.', lines: [0] }] },
      ...basicHeadings.map((heading) => ({ heading, title: '', items: [] })),
      { heading: 'own', title: 'Budget', items: [{ text: 'It is tight.', lines: [] }] },
    ],
  },
};
const words = {
  heading: ({ heading, title }: { heading: string; title: string }) => title || heading,
  transcript: 'Transcript',
  day: (day: string) => `on ${day}`,
};

test('minutes for a chat name what there is, and no part that is empty', () => {
  expect(asChat(meeting, words)).toBe(
    [
      'The oven · on 2026-03-31',
      '',
      'done',
      '• Ana: The oven is here.',
      '',
      'decisions',
      '• We buy it.',
      '',
      'actions',
      '• Call the dealer (Ana, on 2026-04-01)',
      '• Sell the old one',
      '',
      'questions',
      '• Who pays?',
      '',
      'Budget',
      '• It is tight.',
    ].join('\n'),
  );
});

test('minutes as Markdown have the transcript below', () => {
  const markdown = asMarkdown(meeting, words);
  expect(markdown).toContain(
    '# The oven\n\non 2026-03-31\n\n## done\n\n- Ana: The oven is here.\n\n## decisions\n\n- We buy it.\n',
  );
  expect(markdown.endsWith('## Transcript\n\n[1:02] **Ana:** We buy it.\n\nWho pays?\n')).toBe(true);
  expect(asMarkdown({ ...meeting, minutes: null, transcript: [] }, words)).toBe(
    '# The oven\n\non 2026-03-31\n',
  );
});

test('a file is called so that every system takes it', () => {
  expect(fileNameOf({ title: 'Price: 3/4 "now"?', date: '2026-03-31' })).toBe('2026-03-31 Price 3 4 now.md');
  expect(fileNameOf({ title: '🍇'.repeat(120), date: '2026-03-31' })).toBe(
    `2026-03-31 ${'🍇'.repeat(80)}.md`,
  );
});
