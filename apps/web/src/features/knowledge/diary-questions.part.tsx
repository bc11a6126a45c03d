import { latePart } from '../../components/states/late-part.tsx';

/** A line of a diary as a link to the question that came of it. */
export const DiaryQuestion = latePart(
  async () => (await import('./curiosity/diary-question.tsx')).DiaryQuestion,
  { fallback: ({ children }) => children, of: ({ line }) => line },
);
