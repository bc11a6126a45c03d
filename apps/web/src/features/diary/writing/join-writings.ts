import { keptText, MAX_IMAGES } from '@garden/contract';
import { MAX_TASKS, unique, uniqueBy, type Writing } from './writing.ts';

/**
 * Both texts in one, nothing twice: mine first, then the other's below.
 * A second title stands above the other's summary, and what goes beyond the fifth of a list of five at its end, since
 * nothing may be lost.
 */
export function joinWritings(mine: Writing, other: Writing): Writing {
  const tasks = unique([...mine.nextTasks, ...other.nextTasks]);
  const top = unique([...mine.weeklyTop, ...other.weeklyTop]);
  const rest = [...tasks.slice(MAX_TASKS), ...top.slice(MAX_TASKS)].map((task) => `- ${task}`);
  const isOtherTitle =
    mine.title !== null && other.title !== null && keptText(mine.title) !== keptText(other.title);
  const below = isOtherTitle ? `${other.title}\n\n${other.summary}` : other.summary;
  return {
    title: mine.title ?? other.title,
    summary: joinTexts(joinTexts(mine.summary, below), rest.join('\n')),
    learnings: joinTexts(mine.learnings, other.learnings),
    mistakes: uniqueBy([...mine.mistakes, ...other.mistakes], ({ text }) => text),
    nextTasks: tasks.slice(0, MAX_TASKS),
    unclear: unique([...mine.unclear, ...other.unclear]),
    customerGood: unique([...mine.customerGood, ...other.customerGood]),
    weeklyTop: top.slice(0, MAX_TASKS),
    insight: joinTexts(mine.insight, other.insight),
    answers: joinAnswers(mine.answers, other.answers),
    topics: joinAnswers(mine.topics, other.topics),
    teamIds: mine.teamIds,
    expression: mine.expression ?? other.expression,
    images: uniqueBy([...mine.images, ...other.images], ({ file }) => file).slice(0, MAX_IMAGES),
  };
}

type Answers = Writing['answers'];

function joinAnswers(mine: Answers, other: Answers): Answers {
  const both = mine.map(({ id, text }) => ({
    id,
    text: joinTexts(text, other.find((answer) => answer.id === id)?.text ?? ''),
  }));
  return [...both, ...other.filter(({ id }) => !mine.some((answer) => answer.id === id))];
}

function joinTexts(first: string, second: string): string {
  const [a, b] = [first.trim(), second.trim()];
  if (a.includes(b)) return first;
  if (b.includes(a)) return second;
  return `${a}\n\n${b}`;
}
