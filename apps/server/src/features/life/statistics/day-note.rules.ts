import type { DiaryDay } from '@garden/calendar';
import { refuse, refuseField } from '../../../http/refusal.ts';

/** As many notes as a day has. */
const MAX_NOTES = 5;

/** @throws Refusal `dayNoteAhead` at the field `day` for a day to come, `dayNotesFull` for a day that is full */
export function checkNote(day: string, { today, others }: { today: DiaryDay; others: number }): void {
  if (day > today) throw refuseField('day', 'dayNoteAhead');
  checkRoom(others);
}

/** @throws Refusal `dayNotesFull` for a day that has all its notes already */
export function checkRoom(others: number): void {
  if (others >= MAX_NOTES) throw refuse('dayNotesFull', { maximum: MAX_NOTES });
}
