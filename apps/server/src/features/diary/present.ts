import {
  type DiaryView,
  isPrivateLine,
  memeOf,
  type ReadonlySections,
  type Sections,
  sharedSections,
} from '@garden/contract';
import { presentPerson } from '../account/rules.ts';
import { maskMarkdown, maskWords } from '../team/words/rules.ts';
import { presentImage } from './pictures/rules.ts';
import { isAskedToAnswer, mayChange, mayReviewGood, type Reader, sharedTeams, worthSeen } from './policy.ts';
import type { HydratedDiary, ReviewColumns } from './reading/store.ts';

/** How texts are shown: single lines as they are, sections as Markdown; and whether to their author. */
type Showing = {
  readonly own: boolean;
  readonly line: (text: string) => string;
  readonly markdown: (text: string) => string;
};

const same = (text: string) => text;
const toAuthor: Showing = { own: true, line: same, markdown: same };

/** How a reader is shown a diary. */
export const showingTo = (diary: Pick<HydratedDiary, 'authorId' | 'words'>, { userId }: Reader): Showing =>
  diary.authorId === userId ? toAuthor : toOthers(diary);

function toOthers({ words: lists }: Pick<HydratedDiary, 'words'>): Showing {
  const isPlain = lists.length === 0;
  return {
    own: false,
    line: isPlain ? same : (text) => maskWords(text, lists),
    markdown: isPlain ? same : (text) => maskMarkdown(text, lists),
  };
}

/** The customer-good items of a diary as others read them, each with what was written. */
export function itemsShown(diary: Pick<HydratedDiary, 'words' | 'sections'>) {
  const { line } = toOthers(diary);
  return sharedSections(diary.sections).customerGood.map((written) => ({ written, shown: line(written) }));
}

/** A diary as its author sees it. */
export function presentOwnDiary(diary: HydratedDiary, author: Reader): DiaryView {
  return present(diary, author, toAuthor);
}

/**
 * A diary as this reader sees it. For all but its author, the sensitive words of all of its teams are masked, whichever
 * of them the reader is in (product, section 4), and what is the author's alone is not there.
 */
export function presentDiary(diary: HydratedDiary, reader: Reader): DiaryView {
  return present(diary, reader, showingTo(diary, reader));
}

function present(diary: HydratedDiary, reader: Reader, show: Showing): DiaryView {
  const { authorId, reviews, score, talk, ledIn } = diary;
  const teamIds = sharedTeams(diary, reader);
  const change = mayChange(diary, reader);
  const { title } = diary;
  const asked = diary.asked.filter(({ teamId }) => show.own || reader.teamIds.includes(teamId));
  const sections = show.own ? diary.sections : seenBy(asked, sharedSections(diary.sections));
  return {
    id: diary.id,
    author: presentPerson(diary.author),
    day: diary.day,
    teamIds,
    title: title && (show.own || !isPrivateLine(title)) ? show.line(title) : null,
    sections: presentSections(sections, show),
    asked: asked
      .filter(({ id }) => [...sections.answers, ...sections.topics].some((answer) => answer.id === id))
      .map(({ id, text }) => ({ id, text: show.line(text) })),
    expression: diary.expression && showExpression(diary.expression, show),
    images: diary.images.map((image) => ({ ...presentImage(image), alt: show.line(image.alt) })),
    version: show.own ? diary.version : diary.seenVersion,
    publishedAt: diary.publishedAt.toISOString(),
    updatedAt: (show.own ? diary.updatedAt : (diary.seenChangedAt ?? diary.publishedAt)).toISOString(),
    late: diary.late,
    ...worthSeen(authorId, score, reader),
    reviews: presentReviews(
      reviews.filter(({ item }) => sections.customerGood.includes(item)),
      reader,
      show,
    ),
    talk: {
      comments: talk.comments,
      reactions: talk.reactions,
      answered: isAskedToAnswer(diary, reader, diary) ? talk.answered : null,
      can: { comment: teamIds.length > 0 },
    },
    can: {
      edit: change,
      delete: change,
      reviewGood: sections.customerGood.length > 0 && mayReviewGood(diary, reader, ledIn),
    },
  };
}

/** What leaders said of items that the reader is shown. */
export function presentReviews(
  reviews: readonly ReviewColumns[],
  { userId }: Reader,
  { line }: Pick<Showing, 'line'>,
): DiaryView['reviews'] {
  return reviews.map(({ item, reviewer, verdict, note, at }) => ({
    item: line(item),
    reviewer: presentPerson(reviewer),
    verdict,
    at: new Date(at).toISOString(),
    note: reviewer.id === userId ? note : line(note),
  }));
}

/** A sticker's name is no text. */
function showExpression(expression: string, show: Showing): string {
  return memeOf(expression) === undefined ? show.line(expression) : expression;
}

/** Answers are there for the people of the team that asked. */
function seenBy(asked: readonly { readonly id: string }[], sections: Sections): Sections {
  const isAsked = ({ id }: { id: string }) => asked.some((question) => question.id === id);
  return {
    ...sections,
    answers: sections.answers.filter(isAsked),
    topics: sections.topics.filter(isAsked),
  };
}

/** Sections as their author sees them. */
export function presentOwnSections(sections: ReadonlySections): Sections {
  return presentSections(sections, toAuthor);
}

function presentSections(sections: ReadonlySections, show: Showing): Sections {
  const lines = (list: readonly string[]) => list.map((line) => show.line(line));
  const answers = (list: ReadonlySections['answers']) =>
    list.map(({ id, text }) => ({ id, text: show.markdown(text) }));
  return {
    summary: show.markdown(sections.summary),
    learnings: show.markdown(sections.learnings),
    mistakes: sections.mistakes.map((mistake) => ({ ...mistake })),
    nextTasks: lines(sections.nextTasks),
    unclear: lines(sections.unclear),
    customerGood: lines(sections.customerGood),
    weeklyTop: lines(sections.weeklyTop),
    insight: show.markdown(sections.insight),
    answers: answers(sections.answers),
    topics: answers(sections.topics),
  };
}
