import type { Questions } from './topics.ts';

/** How each topic is asked about in English; `{about}` is what the question quotes. */
export const questions: Questions = {
  plan: [
    'You planned “{about}” for this day. How did it go?',
    '“{about}” was on your plan. What came of it?',
    'How far did you get with “{about}”?',
  ],
  done: [
    'What did you do today, and what came of it?',
    'What took most of your time today?',
    'If a colleague asked you what you worked on today, what would you say?',
  ],
  detail: [
    'You wrote “{about}”. Which one, how many, or how long did it take?',
    'What would someone who wasn’t there need to know about “{about}”?',
    'What does “{about}” look like in numbers or names?',
  ],
  forWhom: [
    'Who was it for, and what can they do with it?',
    'Who noticed that you did this, or will notice soon?',
    'Who did you work with on it, and how did it go?',
  ],
  hard: [
    'What was harder than you thought, and why?',
    'What got in your way today, and what did you do about it?',
    'What is still unclear to you?',
  ],
  learned: [
    'What do you know now that you didn’t know this morning?',
    'What would you do the same way again, and what not?',
    'What would you tell someone who does this for the first time?',
  ],
  goal: [
    'One of your goals is “{about}”. What did today do for it?',
    'Did anything bring you closer to “{about}”, even a little?',
    'What small step towards “{about}” is next?',
  ],
  next: [
    'What comes next, and by when?',
    'Which one thing has to be done on your next working day?',
    'What will you start with next time?',
  ],
};
