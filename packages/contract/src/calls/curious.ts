import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_ASKED, MAX_QUESTION, MAX_QUESTION_DETAIL } from '../limits.ts';
import { person } from '../person.ts';
import { reactionCount } from '../thread.ts';
import { shownImages, writtenImages } from './diary-image.ts';
import { questionReaders } from './readers.ts';

const question = () => f.text({ min: 1, max: MAX_QUESTION, required: 'questionRequired' });
const detail = () => f.markdown({ max: MAX_QUESTION_DETAIL });
const undo = () => z.optional(z.boolean());

const questionState = z.enum(['open', 'solved', 'unanswered', 'for_me']);

/** The answer that the asker accepted, as far as it is still there. */
const acceptedAnswer = z.object({
  commentId: f.id(),
  /** No one where it is anonymous. */
  author: z.nullable(person),
  /** Markdown, sensitive words masked. */
  text: z.string(),
});

const questionView = z.object({
  id: f.id(),
  asker: person,
  day: f.day(),
  question: z.string(),
  /** Markdown. */
  detail: z.string(),
  images: shownImages(),
  /** The teams that the caller shares with it. */
  teamIds: z.array(f.id()),
  /** The diary that it was written in. */
  diaryId: z.nullable(f.id()),
  solvedAt: z.nullable(f.instant()),
  accepted: z.nullable(acceptedAnswer),
  /** Whether the accepted answer helped; null until its asker has said so. */
  helped: z.nullable(z.boolean()),
  /** The people its asker asked for an answer. */
  asked: z.array(person),
  /** Answers and replies of the teams that the caller shares with it. */
  comments: z.int(),
  /** Whether someone other than its asker has answered. */
  answered: z.boolean(),
  reactions: z.array(reactionCount),
  /** The item of the caller’s own collection that holds it. */
  collectedAs: z.nullable(f.id()),
  createdAt: f.instant(),
  can: z.object({
    edit: z.boolean(),
    /** Those of a diary go with that. */
    delete: z.boolean(),
    /** Accepting an answer, marking as solved, asking someone. */
    settle: z.boolean(),
    /** Saying whether the accepted answer helped, once. */
    thank: z.boolean(),
    comment: z.boolean(),
  }),
});
export type QuestionView = z.output<typeof questionView>;

/** A word, and the one of the other language by which something was found; none where it is in the same language. */
const throughWord = z.object({ word: z.string(), by: z.string() });
export type Through = z.output<typeof throughWord>;
const through = () => z.array(throughWord);

const choices = z.object({
  /** Whether others may ask one for answers. */
  askable: z.boolean(),
  /** Whether one stands in rankings. */
  ranked: z.boolean(),
});

export const curious = {
  publish: endpoint({
    method: 'POST',
    path: 'user/curious/publish',
    summary: 'Asks one’s teams a question.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      question: question(),
      /** Markdown. */
      detail: z._default(detail(), ''),
      images: writtenImages(),
      /** Left out: all of one’s teams. */
      teamIds: z.optional(
        z.array(f.id()).check(z.minLength(1, f.say('questionTeams')), z.maxLength(100, f.say('listTooLong'))),
      ),
    }),
    output: questionView,
  }),
  update: endpoint({
    method: 'POST',
    path: 'user/curious/update',
    summary:
      'Changes one’s question; what is left out stays. The words of one from a diary are changed in that diary.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      curiousId: f.id(),
      question: z.optional(question()),
      detail: z.optional(detail()),
      images: writtenImages(),
    }),
    output: questionView,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'user/curious/delete',
    summary: 'Deletes one’s question with its answers; within 30 days `undo` restores it, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ curiousId: f.id(), undo: undo() }),
    output: f.nothing(),
  }),
  get: endpoint({
    method: 'GET',
    path: 'user/curious/get',
    summary:
      'Questions of one’s teams or of one of them, newest first; those of a diary, those with all words of a keyword, or the one that is named.',
    kind: 'read',
    access: 'session',
    cost: 'dear with a keyword',
    input: z.strictObject({
      curiousId: z.optional(f.id()),
      /** Of this diary alone, in whichever teams. */
      diaryId: z.optional(f.id()),
      teamId: z.optional(f.id()),
      /** `for_me`: open ones that the caller was asked to answer. */
      state: z.optional(questionState),
      keyword: z.optional(f.text({ max: 100 })),
      ...f.pageRequest,
    }),
    output: f.page(questionView),
  }),
  readers: questionReaders,
  getCuriousByUserId: endpoint({
    method: 'GET',
    path: 'user/curious/get_curious_by_userId',
    summary: 'The questions of someone that the caller reads, newest first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ userId: f.id(), ...f.pageRequest }),
    output: f.page(questionView),
  }),
  myCurious: endpoint({
    method: 'GET',
    path: 'user/curious/my_curious',
    summary: 'One’s own questions, newest first, and what one chose about being asked and ranked.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ state: z.optional(z.enum(['open', 'solved', 'unanswered'])), ...f.pageRequest }),
    output: z.extend(f.page(questionView), { choices }),
  }),
  accept: endpoint({
    method: 'POST',
    path: 'user/curious/accept',
    summary: 'Accepts an answer to one’s question, which is solved by that; `undo` takes it back.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ curiousId: f.id(), commentId: f.id(), undo: undo() }),
    output: questionView,
  }),
  solve: endpoint({
    method: 'POST',
    path: 'user/curious/solve',
    summary: 'Marks one’s question as solved; `undo` opens it again.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ curiousId: f.id(), undo: undo() }),
    output: questionView,
  }),
  helped: endpoint({
    method: 'POST',
    path: 'user/curious/helped',
    summary: 'Says, once, whether the accepted answer helped; who gave it is thanked where it did.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ curiousId: f.id(), helped: z.boolean() }),
    output: questionView,
  }),
  ask: endpoint({
    method: 'POST',
    path: 'user/curious/ask',
    summary:
      'Asks a teammate to answer one’s question: at most three a question, five a week for each person.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ curiousId: f.id(), userId: f.id() }),
    output: questionView,
  }),
  choose: endpoint({
    method: 'POST',
    path: 'user/curious/choose',
    summary:
      'Declines being asked for good, leaves the rankings, or takes either back; what is left out stays.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ askable: z.optional(z.boolean()), ranked: z.optional(z.boolean()) }),
    output: choices,
  }),
  proposals: endpoint({
    method: 'GET',
    path: 'user/curious/proposals',
    summary:
      'Up to three teammates who may know an answer to one’s question, each with a sentence of a diary that the caller reads; in whichever language.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({ curiousId: f.id() }),
    output: z.object({
      items: z
        .array(
          z.object({
            person,
            diaryId: f.id(),
            day: f.day(),
            /** Plain text, as it is shown to the caller. */
            sentence: z.string(),
            through: through(),
          }),
        )
        .check(z.maxLength(MAX_ASKED)),
    }),
  }),
  similar: endpoint({
    method: 'POST',
    path: 'user/curious/similar',
    summary:
      'Answered questions like one that is about to be asked, in whichever language; at most three, the most similar first.',
    kind: 'read',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({ question: question() }),
    output: z.object({ items: z.array(z.extend(questionView, { through: through() })) }),
  }),
  getYesterdayMistake: endpoint({
    method: 'GET',
    path: 'user/curious/get_yesterday_mistake',
    summary:
      'The mistakes that members shared with a team on its last day that at least five wrote, without names; as the start of today found them.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: z.object({
      /** The day they are of; null where too few wrote lately. */
      day: z.nullable(f.day()),
      /** In an order that tells nothing. */
      items: z.array(z.object({ text: z.string() })),
    }),
  }),
};
