import type { DiaryView, DraftView, Sections } from '@garden/contract';
import { presentPerson } from '../account/person.rules.ts';
import { maskMarkdown, maskWords } from '../team/words.rules.ts';
import type { WordsByTeam } from '../team/words.store.ts';
import type { DraftRow } from './draft.store.ts';
import { mayChange, type Reader, sharedTeams } from './policy.ts';
import type { DiaryRow, StoredDiary } from './store.ts';

/** How texts are shown: single lines as they are, sections as Markdown. */
type Showing = { readonly line: (text: string) => string; readonly markdown: (text: string) => string };

const same = (text: string) => text;
const asWritten: Showing = { line: same, markdown: same };

/** A diary as its author sees it. */
export function presentOwnDiary(diary: DiaryRow, author: Reader): DiaryView {
  return present(diary, author, asWritten);
}

/**
 * A diary as this reader sees it. For all but its author, the sensitive words of all of its teams are masked, whichever
 * of them the reader is in (product, section 4).
 */
export function presentDiary(diary: DiaryRow, reader: Reader, words: WordsByTeam): DiaryView {
  const isOwn = diary.authorId === reader.userId;
  const lists = isOwn ? [] : diary.teamIds.flatMap((teamId) => words.get(teamId) ?? []);
  const masked: Showing = {
    line: (text) => maskWords(text, lists),
    markdown: (text) => maskMarkdown(text, lists),
  };
  return present(diary, reader, lists.length === 0 ? asWritten : masked);
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
    expression: diary.expression && show.line(diary.expression),
    version: diary.version,
    publishedAt: diary.publishedAt.toISOString(),
    updatedAt: diary.updatedAt.toISOString(),
    late: diary.late,
    can: { edit: change, delete: change },
  };
}

/** A draft as its author sees it. */
export function presentDraft(draft: DraftRow): DraftView {
  return {
    day: draft.day,
    title: draft.title,
    sections: presentSections(draft.sections, asWritten),
    teamIds: draft.teamIds,
    expression: draft.expression,
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
  };
}

function presentSections(
  { summary, learnings, nextTasks }: StoredDiary['sections'],
  show: Showing,
): Sections {
  return {
    summary: show.markdown(summary),
    learnings: show.markdown(learnings),
    nextTasks: nextTasks.map((task) => show.line(task)),
  };
}
