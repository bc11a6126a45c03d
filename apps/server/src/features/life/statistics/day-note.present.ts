import type { DayNoteView } from '@garden/contract';
import type { DayNote } from './day-note.store.ts';

export const presentNote = ({
  id,
  day,
  text,
  version,
}: Pick<DayNote, 'id' | 'day' | 'text' | 'version'>): DayNoteView => ({ id, day, text, version });
