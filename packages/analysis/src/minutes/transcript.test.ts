import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openQuestionsIn, summaryOfTalk } from './talk.ts';
import { readTranscript } from './transcript.ts';

describe('a transcript', () => {
  test('of names and texts has a turn for each, a line without a name goes on', () => {
    expect(readTranscript('Ana: The roof leaks.\nIt has since May.\n\n王芳：周三前我来修。')).toEqual([
      { speaker: 'Ana', text: 'The roof leaks. It has since May.', at: null },
      { speaker: '王芳', text: '周三前我来修。', at: null },
    ]);
  });

  test('takes times before and behind a name, and Markdown', () => {
    expect(readTranscript('[00:01:02] Ana: One\n- **Bo** (01:05): Two\n1:00:00 Three')).toEqual([
      { speaker: 'Ana', text: 'One', at: 62_000 },
      { speaker: 'Bo', text: 'Two', at: 65_000 },
      { speaker: 'Bo', text: 'Three', at: 3_600_000 },
    ]);
  });

  test('is read of WebVTT with voices', () => {
    const vtt =
      'WEBVTT\n\nNOTE made by hand\n\n1\n00:00:01.500 --> 00:00:03.000 align:start\n<v Ana>Hello <i>all</i></v>\n\n00:04.000 --> 00:05.000\nand more';
    expect(readTranscript(vtt)).toEqual([
      { speaker: 'Ana', text: 'Hello all', at: 1500 },
      { speaker: 'Ana', text: 'and more', at: 4000 },
    ]);
  });

  test('is read of SubRip, two rows of a cue as one turn', () => {
    expect(
      readTranscript('\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nBo: We wait\r\nfor paint.\r\n'),
    ).toEqual([{ speaker: 'Bo', text: 'We wait for paint.', at: 1000 }]);
  });

  test('without names has a turn for each line, and an address names no one', () => {
    expect(readTranscript('See https://example.org\nThen we went on').map(({ speaker }) => speaker)).toEqual([
      '',
      '',
    ]);
  });

  test('loses no word, whatever it is', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/u);
    const rows = fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(rows, (lines) => {
        const text = lines.map((words) => words.join(' ')).join('\n');
        const read = readTranscript(text).map((turn) => turn.text);
        expect(read.join(' ')).toBe(lines.flat().join(' '));
      }),
    );
  });
});

describe('of what was said', () => {
  const turns = readTranscript(
    'Ana: Who pays for the new oven?\nBo: I don’t know, we have to ask the owner.\nAna: Is the flour here?\nBo: Yes, since noon.\nAna: The new oven bakes 40 loaves an hour.\nBo: The old oven bakes 20 loaves.\nAna: 谁负责周末值班？\nBo: 还没定，再看看。',
  );

  test('a question stays open that is not answered', () => {
    expect(openQuestionsIn(turns)).toEqual([{ line: 0 }, { line: 6 }]);
  });

  test('the summary has lines of what comes back, in their order, and no question', () => {
    const lines = summaryOfTalk(turns, 2).map(({ line }) => line);
    expect(lines).toContain(4);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(lines.some((line) => turns[line]?.text.endsWith('?'))).toBe(false);
  });

  test('the summary has what was marked as important, and as many lines as it may', () => {
    const marked = readTranscript('Bo: ★ Call Rita\nBo: ★\nAna: The sun is out\nBo: ★ Lock the door');
    const linesOf = (most: number) => summaryOfTalk(marked, most).map(({ line }) => line);
    expect(linesOf(6)).toEqual([0, 1, 3]);
    expect(linesOf(2)).toEqual([0, 1]);
    const among = [{ speaker: 'Cy', text: '★ Bye' }, ...turns];
    expect(summaryOfTalk(among, 2).map(({ line }) => line)).toEqual([0, 5]);
  });

  test('nothing said has no summary', () => {
    expect(summaryOfTalk([], 5)).toEqual([]);
    expect(openQuestionsIn([])).toEqual([]);
  });
});
