import {
  type DialogueDay,
  type DialogueText,
  type DialogueTurn,
  nextQuestion,
  questionText,
  textOfTurns,
} from '@garden/analysis';
import { threadTask } from '../threads/task.ts';
import { weighEntry } from './weigh.rules.ts';

/** A dialogue as far as it has come. */
export type Dialogue = {
  readonly day: DialogueDay;
  readonly turns: readonly DialogueTurn[];
  /** What is asked now; `next` where the next question is to be found. */
  readonly asking: DialogueTurn | 'next' | null;
  readonly language: 'en' | 'zh';
};

/** What is asked now, what was asked before, in words, and the text that the answers make. */
export type DialogueStep = {
  readonly asking: DialogueTurn | null;
  readonly question: string | null;
  readonly asked: readonly (string | null)[];
  readonly text: DialogueText;
};

/** Finds the next question of a dialogue, and the text that its answers make. */
export const dialogueTask = threadTask(
  'platform/analysis/dialogue',
  ({ day, turns, asking, language }: Dialogue): DialogueStep => {
    const now = asking === 'next' ? nextQuestion(day, turns) : asking;
    return {
      asking: now,
      question: now && questionText(now, language),
      asked: turns.map((turn) => (turn.topic === 'notes' ? null : questionText(turn, language))),
      text: textOfTurns(day, turns),
    };
  },
  ({ day, turns }) =>
    weighEntry(day.entry) +
    [...day.planned, ...day.goals, ...turns.map(({ answer }) => answer ?? '')].reduce(
      (sum, text) => sum + text.length,
      0,
    ),
);
