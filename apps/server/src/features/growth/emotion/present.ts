import type { MoodDay } from '@garden/contract';
import { lineOf } from '../rules.ts';
import type { KeptMood, WrittenMood } from './store.ts';

/** The days of someone's diaries and moods together, in order; what they kept to themselves goes before what stands beside a diary. */
export function presentMoodDays(written: readonly WrittenMood[], kept: readonly KeptMood[]): MoodDay[] {
  const [diaries, own] = [byDay(written), byDay(kept)];
  return [...new Set([...diaries.keys(), ...own.keys()])].sort().map((day) => {
    const [diary, mood] = [diaries.get(day), own.get(day)];
    return {
      day,
      mood: mood?.face ?? diary?.expression ?? null,
      kept: mood !== undefined,
      note: mood?.note ?? '',
      diaryId: diary?.id ?? null,
      beginning: diary ? lineOf(diary) : '',
    };
  });
}

const byDay = <Row extends { readonly day: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.day, row]));
