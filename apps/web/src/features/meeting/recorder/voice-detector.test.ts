import { describe, expect, test } from 'vitest';
import { VoiceDetector } from './voice-detector.ts';

const RATE = 16_000;
const BLOCK = 128;

/** Chance that is the same each time. */
function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return (state / 2_147_483_648 - 1) * 1.7;
  };
}

type Sound = (second: number) => number;
const noise = (level: number): Sound => {
  const next = noiseOf(7);
  return () => level * next();
};
const hum =
  (level: number): Sound =>
  (second) =>
    level * Math.sin(2 * Math.PI * 50 * second);
/** Vowels of a person in words: harmonics of 140 Hz, four times a second, with a rest after each. */
const speech =
  (level: number): Sound =>
  (second) => {
    const inWord = (second * 4) % 1;
    if (inWord > 0.7) return 0;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 12; harmonic += 1)
      sum += Math.sin(2 * Math.PI * 140 * harmonic * second) / harmonic;
    return level * Math.sin(Math.PI * (inWord / 0.7)) * sum;
  };
const both =
  (...sounds: readonly Sound[]): Sound =>
  (second) =>
    sounds.reduce((sum, sound) => sum + sound(second), 0);

/** In how many of some pieces of five seconds a voice is heard, as a worklet is given the sound. */
function heardIn(sound: Sound, seconds: number, detector = new VoiceDetector(RATE)): boolean[] {
  const pieces: boolean[] = [];
  for (let piece = 0; piece * 5 < seconds; piece += 1) {
    let isHeard = false;
    for (let at = 0; at < 5 * RATE; at += BLOCK) {
      const samples = Float32Array.from({ length: BLOCK }, (_, place) =>
        sound(piece * 5 + (at + place) / RATE),
      );
      isHeard = detector.hear(samples) || isHeard;
    }
    pieces.push(isHeard);
  }
  return pieces;
}

describe('no voice is heard', () => {
  test.each([
    ['in a microphone that is switched off', () => 0],
    ['in a quiet room', noise(0.0005)],
    ['in a click', (second: number) => (second > 2 && second < 2.02 ? 0.5 : 0)],
  ] as const)('%s', (_, sound) => {
    expect(heardIn(sound, 10)).toEqual([false, false]);
  });

  test.each([
    ['a fan', noise(0.02)],
    ['a hum', both(noise(0.0005), hum(0.02))],
  ] as const)('in %s, once it has been heard for a while', (_, sound) => {
    expect(heardIn(sound, 40).slice(-2)).toEqual([false, false]);
  });
});

describe('a voice is heard', () => {
  test.each([
    ['from the first word on', speech(0.1)],
    ['far from the microphone', both(noise(0.0005), speech(0.006))],
    ['beside a fan', both(noise(0.004), speech(0.05))],
  ] as const)('%s', (_, sound) => {
    expect(heardIn(sound, 10)).toEqual([true, true]);
  });

  test('for as long as someone speaks, and after a silence', () => {
    const detector = new VoiceDetector(RATE);
    expect(heardIn(both(noise(0.001), speech(0.05)), 60, detector)).not.toContain(false);
    expect(heardIn(noise(0.001), 20, detector).slice(1)).not.toContain(true);
    expect(heardIn(both(noise(0.001), speech(0.05)), 5, detector)).toEqual([true]);
  });
});
