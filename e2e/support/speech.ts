import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A talk of two minutes, none of whose sentences comes twice. */
const TALK = Array.from(
  { length: 20 },
  (_, at) =>
    `Barrel ${at * 37 + 11} has ${(at * 53) % 97} bottles, and row ${at + 3} was picked on day ${(at * 7) % 31}.`,
).join(' ');
const SECONDS = 130;
const RATE = 16_000;

/**
 * A spoken file for Chromium's fake microphone: by Debian's speech synthesiser where this machine has it, else by a voice of
 * our own, which says vowels. Made once for a run.
 * @returns its path
 */
export function spokenFile(): string {
  const path = join(process.env.E2E_DATA_DIR ?? tmpdir(), 'spoken.wav');
  if (existsSync(path)) return path;
  // Both workers may make it: whichever is first, a whole file is there.
  const made = `${path}.${process.pid}`;
  const spoken = spawnSync('espeak-ng', ['-s', '150', '-w', made, TALK]);
  if (spoken.status !== 0) writeFileSync(made, wavOf(vowels()));
  renameSync(made, path);
  return path;
}

/** Vowels of a person in words: harmonics around two formants, with rests; the same each time. */
function vowels(): Int16Array {
  const samples = new Int16Array(SECONDS * RATE);
  let state = 1;
  const chance = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  for (let at = 0; at < samples.length; ) {
    const length = Math.round((0.12 + chance() * 0.25) * RATE);
    const [pitch, low, high] = [110 + chance() * 60, 300 + chance() * 500, 900 + chance() * 1_300];
    for (let place = 0; place < length && at + place < samples.length; place += 1) {
      let sum = 0;
      for (let harmonic = 1; harmonic < 20; harmonic += 1) {
        const nearness =
          Math.exp(-(((pitch * harmonic - low) / 150) ** 2)) +
          0.5 * Math.exp(-(((pitch * harmonic - high) / 200) ** 2));
        sum += nearness * Math.sin((2 * Math.PI * pitch * harmonic * place) / RATE);
      }
      samples[at + place] = Math.round(6_000 * sum * Math.sin((Math.PI * place) / length));
    }
    at += length + Math.round((chance() < 0.2 ? 0.5 : 0.06) * RATE);
  }
  return samples;
}

function wavOf(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

/** How loud a sound is, fifty times a second, in decibels. */
export type Loudness = readonly number[];
export const LOUDNESS_PER_SECOND = 50;

/** The loudness of a WAV with one channel of 16 bits. */
export function loudnessOf(path: string): Loudness {
  const file = readFileSync(path);
  const rate = file.readUInt32LE(24);
  const step = Math.round(rate / LOUDNESS_PER_SECOND);
  const begin = file.indexOf('data') + 8;
  const loudness: number[] = [];
  for (let at = begin; at + step * 2 <= file.length; at += step * 2) {
    let sum = 0;
    for (let sample = 0; sample < step; sample += 1) sum += (file.readInt16LE(at + sample * 2) / 32_768) ** 2;
    loudness.push(decibels(sum / step));
  }
  return loudness;
}

const decibels = (power: number): number => Math.max(-60, 10 * Math.log10(power + 1e-9));

/** Where a recording stands in what was said, in seconds, and how alike the two are there, up to 1. */
export function placeOf(recording: Loudness, said: Loudness): { at: number; likeness: number } {
  let best = { at: 0, likeness: -1 };
  for (let at = 0; at + recording.length <= said.length; at += 1) {
    const likeness = correlation(recording, said, at);
    if (likeness > best.likeness) best = { at: at / LOUDNESS_PER_SECOND, likeness };
  }
  return best;
}

function correlation(one: Loudness, other: Loudness, from: number): number {
  const count = one.length;
  let [sumOne, sumOther] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    sumOne += one[at] ?? 0;
    sumOther += other[from + at] ?? 0;
  }
  let [together, squareOne, squareOther] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const a = (one[at] ?? 0) - sumOne / count;
    const b = (other[from + at] ?? 0) - sumOther / count;
    together += a * b;
    squareOne += a * a;
    squareOther += b * b;
  }
  return together / Math.sqrt(squareOne * squareOther || 1);
}
