import type { Writing } from './writing.ts';

type Answers = Writing['answers'];

/** What was written under the id of a question or a topic. */
export function answerTo(answers: Answers, id: string): string {
  return answers.find((answer) => answer.id === id)?.text ?? '';
}

/** The answers with another text for one; an emptied one is none. */
export function withAnswer(answers: Answers, id: string, text: string): Answers {
  const others = answers.filter((answer) => answer.id !== id);
  const index = answers.findIndex((answer) => answer.id === id);
  if (text === '') return others;
  return others.toSpliced(index < 0 ? others.length : index, 0, { id, text });
}
