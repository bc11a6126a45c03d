import { describe, expect, test } from 'vitest';
import { readToneLines } from '../testing/tone-lines.ts';
import { trainTone } from '../testing/train-tone.ts';
import { toneLanguages } from './features.ts';
import { toneOf } from './tone.ts';
import { weights as english } from './weights-en.ts';
import { weights as chinese } from './weights-zh.ts';

describe.each(toneLanguages)('the tone of a line in %s', (language) => {
  const heldOut = readToneLines(language).filter(({ isHeldOut }) => isHeldOut);

  test('is told rightly of lines that took no part in the training', () => {
    const told = heldOut.map(({ tone, text }) => ({ is: tone !== 'fine', said: toneOf(text) !== 'fine' }));
    const hits = told.filter(({ is, said }) => is && said).length;
    const precision = hits / told.filter(({ said }) => said).length;
    const recall = hits / told.filter(({ is }) => is).length;
    process.stdout.write(
      `tone, ${language}, held out (${told.length}): precision ${Math.round(precision * 100)} %, recall ${Math.round(recall * 100)} %\n`,
    );
    expect(told.length).toBeGreaterThan(150);
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.4);
  });

  test('comes from the weights that the script makes of the lines', () => {
    expect(trainTone(language)).toBe(language === 'en' ? english : chinese);
  });
});

test('hard words of a trade are fine', () => {
  expect(['Killed the process and restarted.', '杀掉了进程，又重启了一遍。'].map(toneOf)).toEqual([
    'fine',
    'fine',
  ]);
});
