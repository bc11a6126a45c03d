import { latePart } from '../../components/states/late-part.tsx';

/** Which lines of a diary that was just published read harsh or low; one line, for its author alone. */
export const ToneNote = latePart(async () => (await import('./aids/tone-note.tsx')).ToneNote, {
  failed: null,
});
