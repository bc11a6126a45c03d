export {
  type Answer,
  type AnswerValue,
  hiddenGroups,
  type Question,
  type QuestionResult,
  type Results,
  resultsOf,
  type Withheld,
} from './answers/results.ts';
export {
  type Claim,
  type ClaimFault,
  type ClaimStandards,
  checkClaims,
  type Evidence,
} from './claims/check-claims.ts';
export { type QuestionFault, questionFaultOf } from './dialogue/check-question.ts';
export { type OfferedLine, type Said, textOfLines } from './dialogue/check-text.ts';
export type { DialogueDay, DialogueText, DialogueTurn } from './dialogue/day.ts';
export { mayAskMore, nextQuestion, questionText, quotable, rewordedTurn } from './dialogue/dialogue.ts';
export { saidIn, textOfTurns } from './dialogue/place-answers.ts';
export { type DialogueTopic, dialogueTopics } from './dialogue/topics.ts';
export type { Habit } from './habits/habits.ts';
export { loadIn } from './habits/load.ts';
export { type FoundSign, signsIn } from './habits/signs.ts';
export {
  type Shown,
  type Strength,
  type Trait,
  traitsOf,
  type Work as OwnWork,
  workOf,
} from './habits/work.ts';
export { blockersIn, questionsIn } from './marks.ts';
export { linesAbout, linesUnder } from './minutes/headings.ts';
export { type Action, actionsIn, type Decision, decisionsIn, type Turn } from './minutes/minutes.ts';
export { openQuestionsIn, summaryOfTalk } from './minutes/talk.ts';
export { readTranscript, type TranscriptLine } from './minutes/transcript.ts';
export { type Day, type Impact, type NewsItem, newsOf, type Trend } from './news.ts';
export { namesIn } from './phrases.ts';
export { curiousIn, mistakesIn } from './predictions/predictions.ts';
export { type Citation, type CitedText, type Source, sentencesIn } from './sources.ts';
export { learnedIn, openIn, repeatedIn, summaryOf } from './summary.ts';
export { type Member, type Thanks, thanksIn } from './thanks.ts';
export { THEME_PEOPLE, type Theme, themesOf } from './themes.ts';
export { type ToneHint, type ToneLine, toneLinesOf } from './tone/lines.ts';
export { type Tone, toneOf } from './tone/tone.ts';
export type { WorkTheme } from './works/themes.ts';
export { type Recommendation, recommendWorks, type Work, works, workThemesIn } from './works/works.ts';
