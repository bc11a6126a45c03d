import type { DiaryView, DraftView, Sections } from '@garden/contract';
import { presentPerson } from '../account/person.rules.ts';
import type { DraftRow } from './draft.store.ts';
import { mayChange, type Reader, sharedTeams } from './policy.ts';
import type { DiaryRow, StoredDiary } from './store.ts';

/** A diary as this reader sees it. */
export function presentDiary(diary: DiaryRow, reader: Reader): DiaryView {
  const change = mayChange(diary, reader);
  return {
    id: diary.id,
    author: presentPerson(diary.author),
    day: diary.day,
    teamIds: sharedTeams(diary, reader),
    title: diary.title,
    sections: presentSections(diary.sections),
    expression: diary.expression,
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
    sections: presentSections(draft.sections),
    teamIds: draft.teamIds,
    expression: draft.expression,
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
  };
}

function presentSections({ summary, learnings, nextTasks }: StoredDiary['sections']): Sections {
  return { summary, learnings, nextTasks: [...nextTasks] };
}
