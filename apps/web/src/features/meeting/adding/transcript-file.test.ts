import { describe, expect, test } from 'vitest';
import { isTranscriptName, readTranscriptFile, titleOfFile } from './transcript-file.ts';

const fileOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

describe('a transcript file', () => {
  test('is known by its ending', () => {
    expect(
      ['a.txt', 'b.MD', 'c.vtt', 'd.srt', 'e.docx', 'srt', 'f.srt.exe'].filter(isTranscriptName),
    ).toEqual(['a.txt', 'b.MD', 'c.vtt', 'd.srt']);
  });

  test('gives the meeting its title', () => {
    expect(titleOfFile('2026-05-11_Price_talk.vtt')).toBe('2026-05-11 Price talk');
  });

  test('is read as UTF-8, UTF-16 and GB 18030', async () => {
    expect(await readTranscriptFile(new Blob(['Ana: 你好']))).toBe('Ana: 你好');
    expect(await readTranscriptFile(fileOf(0xff, 0xfe, 0x41, 0, 0x60, 0x4f))).toBe('A你');
    expect(await readTranscriptFile(fileOf(0xfe, 0xff, 0, 0x41))).toBe('A');
    expect(await readTranscriptFile(fileOf(0xc4, 0xe3, 0xba, 0xc3))).toBe('你好');
  });

  test('that is no text is refused', async () => {
    await expect(readTranscriptFile(fileOf(0x50, 0x4b, 3, 4, 0, 0))).rejects.toThrow(TypeError);
    await expect(readTranscriptFile(fileOf(0xff, 0xfb, 0x90))).rejects.toThrow(TypeError);
  });
});
