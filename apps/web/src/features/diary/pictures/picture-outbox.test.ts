import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import type { QueuedCall } from '../../../lib/outbox/create-outbox.ts';
import { sampleCall } from '../../../lib/testing/sample-call.ts';
import { lin } from '../../../lib/testing/sample-person.ts';
import { diarySubject } from './diary-subject.ts';
import { isTextOf, pictureHandler, queuedPictures, withArrived } from './picture-outbox.ts';
import { type SentPicture, sentPictures } from './sent-pictures.ts';

const DAY = '2026-03-31';
const SUBJECT = diarySubject(DAY);
const IMAGE = 'data:image/webp;base64,AAAA';
const file = (letter: string) => `${letter.repeat(32)}.webp`;
const call = (path: string, input: unknown, day = DAY): QueuedCall =>
  sampleCall({ key: `${path} ${day}`, path, input, subject: `diary ${day}` });
const picture = call('user/diary/image', { image: IMAGE });
const text = (images: { file: string; alt?: string }[]) =>
  call('user/diary/publish', { day: DAY, sections: { summary: 'Done' }, images });

let settled: SentPicture[];
beforeEach(() => {
  settled = [];
  vi.spyOn(sentPictures, 'list').mockImplementation(async () => settled);
  vi.spyOn(sentPictures, 'note').mockImplementation(async (one) => void settled.push(one));
});
const arrive = (name: string) =>
  settled.push({ userId: lin.id, subject: SUBJECT, key: name, settledAt: 1, file: file(name) });

describe('pictures on their way', () => {
  test('are those of the day, apart from its text', () => {
    const others = [call('user/diary/image', { image: IMAGE }, '2026-03-30'), text([])];
    expect(queuedPictures([picture, ...others], SUBJECT)).toEqual([
      { id: 1, key: picture.key, isFirstTry: false, image: IMAGE },
    ]);
    expect([picture, ...others].map((one) => isTextOf(one, SUBJECT))).toEqual([false, false, true]);
  });
});

describe('a diary that waited', () => {
  test('carries the pictures that have arrived since, each once, after its own', async () => {
    arrive('b');
    arrive('c');
    const own = { file: file('b'), alt: 'The hill' };
    expect(await withArrived(text([own]))).toEqual({
      day: DAY,
      sections: { summary: 'Done' },
      images: [own, { file: file('c') }],
    });
  });

  test('holds nine at most', async () => {
    for (const name of 'abcdefghij') arrive(name);
    expect(await withArrived(text([]))).toHaveProperty('images.length', 9);
  });
});

describe('a picture that waited', () => {
  test('is noted under its name once the server has it', async () => {
    const url = '/files/diaries/a.webp';
    await pictureHandler.sent(picture, { file: file('a'), url, thumbnail: url, width: 4, height: 3 });
    expect(settled).toMatchObject([{ userId: lin.id, subject: SUBJECT, key: picture.key, file: file('a') }]);
  });

  test('stays with the reason where the server refuses it', async () => {
    const refusal = new ApiRefusal(400, 'The picture is larger than 10 MB', { key: 'imageTooLarge' });
    await pictureHandler.refused(picture, refusal);
    expect(settled).toMatchObject([{ image: IMAGE, failure: 'The picture is larger than 10 MB' }]);
    // It is no part of the diary, and holds it up no longer.
    expect(await withArrived(text([]))).toHaveProperty('images', []);
  });
});
