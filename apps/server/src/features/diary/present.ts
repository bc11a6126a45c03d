import {
  type DiaryVersionView,
  type DiaryView,
  type DraftView,
  isPrivateLine,
  memeOf,
  type ReadonlySections,
  type Sections,
  sharedSections,
} from '@garden/contract';
import { presentPerson } from '../account/rules.ts';
import { maskMarkdown, maskWords } from '../team/words/rules.ts';
import type { WordsByTeam } from '../team/words/store.ts';
import type { VersionRow } from './history/versions.store.ts';
import { presentImage } from './pictures/present.ts';
import { mayChange, mayReviewGood, type Reader, sharedTeams } from './policy.ts';
import type { Around } from './reading/store.ts';
import type { DiaryRow } from './store.ts';
import type { DraftRow } from './writing/draft.store.ts';

/** How texts are shown: single lines as they are, sections as Markdown; and whether to their author. */
type Showing = {
  readonly own: boolean;
  readonly line: (text: string) => string;
  readonly markdown: (text: string) => string;
};

const same = (text: string) => text;
const toAuthor: Showing = { own: true, line: same, markdown: same };

function toOthers({ teamIds }: Pick<DiaryRow, 'teamIds'>, words: WordsByTeam): Showing {
  const lists = teamIds.flatMap((teamId) => words.get(teamId) ?? []);
  const isPlain = lists.length === 0;
  return {
    own: false,
    line: isPlain ? same : (text) => maskWords(text, lists),
    markdown: isPlain ? same : (text) => maskMarkdown(text, lists),
  };
}

/** The customer-good items of a diary as others read them, each with what was written. */
export function itemsShown(diary: Pick<DiaryRow, 'teamIds' | 'sections'>, words: WordsByTeam) {
  const { line } = toOthers(diary, words);
  return sharedSections(diary.sections).customerGood.map((written) => ({ written, shown: line(written) }));
}

/** A diary as its author sees it. */
export function presentOwnDiary(diary: DiaryRow, author: Reader, around: Around): DiaryView {
  return present(diary, author, toAuthor, around);
}

/**
 * A diary as this reader sees it. For all but its author, the sensitive words of all of its teams are masked, whichever
 * of them the reader is in (product, section 4), and what is the author's alone is not there.
 */
export function presentDiary(diary: DiaryRow, reader: Reader, around: Around): DiaryView {
  if (diary.authorId === reader.userId) return presentOwnDiary(diary, reader, around);
  return present(diary, reader, toOthers(diary, around.words), around);
}

function present(
  diary: DiaryRow,
  reader: Reader,
  show: Showing,
  { reviews, led, talkOf }: Around,
): DiaryView {
  const change = mayChange(diary, reader);
  const { title } = diary;
  const asked = diary.asked.filter(({ teamId }) => show.own || reader.teamIds.includes(teamId));
  const sections = show.own ? diary.sections : seenBy(asked, sharedSections(diary.sections));
  return {
    id: diary.id,
    author: presentPerson(diary.author),
    day: diary.day,
    teamIds: sharedTeams(diary, reader),
    title: title && (show.own || !isPrivateLine(title)) ? show.line(title) : null,
    sections: presentSections(sections, show),
    asked: asked
      .filter(({ id }) => [...sections.answers, ...sections.topics].some((answer) => answer.id === id))
      .map(({ id, text }) => ({ id, text: show.line(text) })),
    expression: diary.expression && showExpression(diary.expression, show),
    images: diary.images.map((image) => ({ ...presentImage(image), alt: show.line(image.alt) })),
    version: diary.version,
    publishedAt: diary.publishedAt.toISOString(),
    updatedAt: diary.updatedAt.toISOString(),
    late: diary.late,
    reviews: reviews
      .filter(({ diaryId, item }) => diaryId === diary.id && sections.customerGood.includes(item))
      .map(({ item, reviewer, verdict, note, createdAt }) => ({
        item: show.line(item),
        reviewer: presentPerson(reviewer),
        verdict,
        at: createdAt.toISOString(),
        note: reviewer.id === reader.userId ? note : show.line(note),
      })),
    talk: talkOf(diary),
    can: {
      edit: change,
      delete: change,
      reviewGood: sections.customerGood.length > 0 && mayReviewGood(diary, reader, led),
    },
  };
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

/** What a diary said once, as its author sees it. */
export function presentVersion({ version, title, sections, writtenAt }: VersionRow): DiaryVersionView {
  return {
    version,
    title,
    sections: presentSections(sections, toAuthor),
    writtenAt: writtenAt.toISOString(),
  };
}

/** A draft as its author sees it. */
export function presentDraft(draft: DraftRow): DraftView {
  return {
    day: draft.day,
    title: draft.title,
    sections: presentSections(draft.sections, toAuthor),
    teamIds: draft.teamIds,
    expression: draft.expression,
    images: draft.images.map(({ file, alt }) => ({ file, alt })),
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
  };
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
