import { describe, expect, test } from 'vitest';
import { measure } from '../testing/figures.ts';
import { countMeeting, countTraps, readMeetings } from '../testing/meetings.ts';
import { dueDayIn } from './due-day.ts';
import { actionsIn, decisionsIn } from './minutes.ts';

describe.each(['en', 'zh', 'en-held-out', 'zh-held-out'])('meetings in %s', (group) => {
  const meetings = readMeetings(group);

  test.each(['decisions', 'actions', 'days'] as const)('%s are found, and little else', (kind) => {
    const { precision, recall, of } = measure(meetings, countMeeting[kind]);
    process.stdout.write(
      `meetings, ${group}, ${kind} (${of}): precision ${Math.round(precision * 100)} %, recall ${Math.round(recall * 100)} %\n`,
    );
    expect(of).toBeGreaterThan(5);
    expect(precision).toBeGreaterThanOrEqual(0.75);
    expect(recall).toBeGreaterThanOrEqual(0.6);
  });

  test('ideas, jokes and what was rejected are hardly ever taken for more', () => {
    const counted = meetings.map(countTraps);
    const traps = counted.reduce((sum, each) => sum + each.traps, 0);
    const taken = counted.reduce((sum, each) => sum + each.taken, 0);
    process.stdout.write(`meetings, ${group}, traps taken: ${taken} of ${traps}\n`);
    expect(traps).toBeGreaterThan(10);
    expect(taken / traps).toBeLessThanOrEqual(0.05);
  });
});

test('who is asked and refuses takes nothing on', () => {
  const asked = { speaker: 'Ana', text: 'Tom, could you call them tomorrow?' };
  expect(actionsIn([asked, { speaker: 'Tom', text: 'Yes.' }], '2026-05-11')).toEqual([
    { line: 0, owner: 'Tom', due: '2026-05-12' },
  ]);
  expect(actionsIn([asked, { speaker: 'Tom', text: 'Sorry, I am away.' }], '2026-05-11')).toEqual([]);
});

test('of two decisions about one thing the later one stands', () => {
  const turns = [
    { speaker: 'Ana', text: 'Agreed, the harvest begins on Monday.' },
    { speaker: 'Tom', text: 'The mill is closed then.' },
    { speaker: 'Ana', text: 'Okay, then we start the harvest on Tuesday instead.' },
  ];
  expect(decisionsIn(turns)).toEqual([{ line: 2 }]);
});

test.each([
  ['decisions', 'We decided to buy the oven, the mill and the cart.'],
  ['requests', 'Please buy the oven.'],
  ['small talk', 'The sun is out.'],
])('how often %s are read grows with their number', (_, text) => {
  const readOf = (lines: number) => {
    let reads = 0;
    const turns = Array.from({ length: lines }, (_, line) => ({
      get text() {
        reads += 1;
        return text;
      },
      get speaker() {
        reads += 1;
        return `Ana ${line % 7}`;
      },
    }));
    decisionsIn(turns);
    actionsIn(turns, '2026-05-11');
    return reads;
  };
  // Ten times as many, and what the first and the last line have less.
  expect(readOf(1_000)).toBeLessThan(readOf(100) * 11);
});

test.each([
  ['by Friday', '2026-05-15'],
  ['on Monday', '2026-05-18'],
  ['next Wednesday', '2026-05-20'],
  ['the day after tomorrow', '2026-05-13'],
  ['until the end of May', '2026-05-31'],
  ['by the end of the week', '2026-05-15'],
  ['before 3 June', '2026-06-03'],
  ['on June 3rd', '2026-06-03'],
  ['on 31 June', null],
  ['in January by the 12 January', '2027-01-12'],
  ['some day', null],
  ['下周三之前', '2026-05-20'],
  ['周五前', '2026-05-15'],
  ['6月3号', '2026-06-03'],
  ['五月底', '2026-05-31'],
  ['十二月底', '2026-12-31'],
  ['后天', '2026-05-13'],
  ['这周内', '2026-05-15'],
])('from Monday, 11 May 2026, %s is %s', (text, day) => {
  expect(dueDayIn(text, '2026-05-11')).toBe(day);
});
