import { parseDiaryDay } from '@garden/calendar';
import type { CommentView } from '@garden/contract';
import { useEffect, useState } from 'react';
import type { DayData } from '../writing/day-cache.ts';
import { answersToLast, useCommentsOnMine } from './use-comments-on-mine.ts';

/** So long the day waits for the answers; later they would push the editor down. */
const PATIENCE_MS = 400;

/**
 * What was said about the last entry, for the head of a day that is not written yet. It is there when the day opens, or
 * not at all: nothing moves under a finger.
 */
export function useAnswersAtOpening(data: DayData | undefined): {
  readonly isReady: boolean;
  readonly shown: readonly CommentView[];
} {
  const { comments, isSettled } = useCommentsOnMine();
  const [opened, setOpened] = useState<{ day: string; hasAnswers: boolean }>();
  const day = data?.day;
  const isToday = data !== undefined && data.day === data.today;
  const answers = isToday && data.diary === null ? answersToLast(comments, parseDiaryDay(data.today)) : [];
  const isOpen = day !== undefined && opened?.day === day;
  const [isImpatient, setImpatient] = useState(false);
  useEffect(() => {
    if (day === undefined) return;
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [day]);
  if (day !== undefined && !isOpen && (isSettled || isImpatient || !isToday)) {
    setOpened({ day, hasAnswers: answers.length > 0 });
  }
  return { isReady: isOpen, shown: isOpen && opened.hasAnswers ? answers : [] };
}
