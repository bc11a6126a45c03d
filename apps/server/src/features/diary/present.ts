import type { DiaryVersionView, DiaryView, DraftView, Sections } from '@garden/contract';
import { presentPerson } from '../account/person.rules.ts';
import { maskMarkdown, maskWords } from '../team/words.rules.ts';
import type { WordsByTeam } from '../team/words.store.ts';
import type { DraftRow } from './draft.store.ts';
import { mayChange, type Reader, sharedTeams } from './policy.ts';
import type { DiaryRow, StoredDiary } from './store.ts';
import type { VersionRow } from './versions.store.ts';

/** How texts are shown: single lines as they are, sections as Markdown; and whether to their author. */
type Showing = {
  readonly own: boolean;
  readonly line: (text: string) => string;
  readonly markdown: (text: string) => string;
};

const same = (text: string) => text;
const toAuthor: Showing = { own: true, line: same, markdown: same };

/** A diary as its author sees it. */
export function presentOwnDiary(diary: DiaryRow, author: Reader): DiaryView {
  return present(diary, author, toAuthor);
}

/**
 * A diary as this reader sees it. For all but its author, the sensitive words of all of its teams are masked, whichever
 * of them the reader is in (product, section 4).
 */
export function presentDiary(diary: DiaryRow, reader: Reader, words: WordsByTeam): DiaryView {
  if (diary.authorId === reader.userId) return presentOwnDiary(diary, reader);
  const lists = diary.teamIds.flatMap((teamId) => words.get(teamId) ?? []);
  const isPlain = lists.length === 0;
  return present(diary, reader, {
    own: false,
    line: isPlain ? same : (text) => maskWords(text, lists),
    markdown: isPlain ? same : (text) => maskMarkdown(text, lists),
  });
}

function present(diary: DiaryRow, reader: Reader, show: Showing): DiaryView {
  const change = mayChange(diary, reader);
  return {
    id: diary.id,
    author: presentPerson(diary.author),
    day: diary.day,
    teamIds: sharedTeams(diary, reader),
    title: diary.title && show.line(diary.title),
    sections: presentSections(diary.sections, show),
    asked: diary.asked
      .filter(({ teamId }) => show.own || reader.teamIds.includes(teamId))
      .map(({ id, text }) => ({ id, text })),
    expression: diary.expression && show.line(diary.expression),
    version: diary.version,
    publishedAt: diary.publishedAt.toISOString(),
    updatedAt: diary.updatedAt.toISOString(),
    late: diary.late,
    can: { edit: change, delete: change },
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
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
  };
}

function presentSections(sections: StoredDiary['sections'], show: Showing): Sections {
  const lines = (list: readonly string[]) => list.map((line) => show.line(line));
  const answers = (list: Sections['answers'] | StoredDiary['sections']['answers']) =>
    list.map(({ id, text }) => ({ id, text: show.markdown(text) }));
  return {
    summary: show.markdown(sections.summary),
    learnings: show.markdown(sections.learnings),
    mistakes: show.own ? sections.mistakes.map((mistake) => ({ ...mistake })) : [],
    nextTasks: lines(sections.nextTasks),
    unclear: lines(sections.unclear),
    customerGood: lines(sections.customerGood),
    weeklyTop: lines(sections.weeklyTop),
    insight: show.markdown(sections.insight),
    answers: answers(sections.answers),
    topics: answers(sections.topics),
  };
}
