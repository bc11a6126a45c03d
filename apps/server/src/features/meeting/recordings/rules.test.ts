import { describe, expect, test } from 'vitest';
import { audioKindOf, isCalled, VIDEO_TRACK } from './rules.ts';

const head = (...parts: readonly (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part]))),
  );
const EBML = '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm';

describe('by its first bytes', () => {
  test.each([
    ['mp3', head('ID3', 4, 0)],
    ['mp3', head(0xff, 0xfb, 0x90, 0x64)],
    ['m4a', head(0, 0, 0, 28, 'ftypM4A ')],
    ['wav', head('RIFF', 0, 0, 0, 0, 'WAVEfmt ')],
    ['webm', head(EBML, 'A_OPUS')],
    ['ogg', head('OggS', 0, 2, 'OpusHead')],
    ['ogg', head('OggS', 0, 2, '\x01vorbis')],
    ['video', head('RIFF', 0, 0, 0, 0, 'AVI LIST')],
    ['video', head(EBML, 'V_VP9')],
    ['video', head('OggS', 0, 2, '\x80theora')],
    ['video', head(0, 0, 0, 28, 'ftypisom', VIDEO_TRACK)],
    ['video', head(0, 0, 1, 0xba)],
    [undefined, head('%PDF-1.7')],
    [undefined, head('\x89PNG\r\n')],
    [undefined, head('\x1aE\xdf\xa3matroska')],
    [undefined, head('OggS', 0, 2, 'something')],
    [undefined, head(0xff, 0xff, 0xff, 0xff)],
    [undefined, head(0xff, 0xf1, 0x50)],
    [undefined, head(0xff, 0xd8, 0xff, 0xe0)],
    [undefined, head()],
    [undefined, head('RIFF')],
  ])('a file is %s', (kind, bytes) => {
    expect(audioKindOf(bytes)).toBe(kind);
  });
});

test('what a file is called is what it is, or nothing', () => {
  expect(isCalled('mp3', 'audio/mpeg')).toBe(true);
  expect(isCalled('webm', 'video/webm')).toBe(true);
  expect(isCalled('ogg', '')).toBe(true);
  expect(isCalled('mp3', 'application/octet-stream')).toBe(true);
  expect(isCalled('mp3', 'audio/wav')).toBe(false);
  expect(isCalled('m4a', 'image/png')).toBe(false);
});
