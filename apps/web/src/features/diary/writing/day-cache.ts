import { api, type DiaryView, type OutputOf } from '@garden/contract';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { completeSections, contentOf, type Writing } from './writing.ts';

/** What the editor of a day opens with. */
export type DayData = OutputOf<typeof api.draft.get>;

function change(day: string, part: (data: DayData) => Partial<DayData>): void {
  queryClient.setQueriesData<DayData>({ queryKey: apiKey(api.draft.get) }, (data) =>
    data?.day === day ? { ...data, ...part(data) } : data,
  );
}

/** The server has taken a draft: who opens the day again begins there. */
export function cacheDraft(day: string, writing: Writing, version: number, savedAt: string): void {
  const { title, sections, teamIds, expression } = contentOf(writing);
  const images = writing.images.map((image) => ({ ...image }));
  change(day, () => ({
    draft: {
      day,
      title: title || null,
      sections: completeSections(sections),
      teamIds: teamIds ?? null,
      expression: expression ?? null,
      images,
      version,
      savedAt,
    },
  }));
}

/** The server has taken a diary, new or changed. */
export function cacheDiary(diary: DiaryView): void {
  change(diary.day, () => ({ diary, draft: null, state: 'submitted' }));
  queryClient.setQueryData(apiKey(api.diary.get, { diaryId: diary.id }), diary);
  void queryClient.invalidateQueries({ queryKey: apiKey(api.score.mine) });
}

/** Removes a deleted diary from its day and from everywhere that shows it. */
export function evictDiary(diary: DiaryView): void {
  change(diary.day, () => ({ diary: null }));
  queryClient.removeQueries({ queryKey: apiKey(api.diary.get, { diaryId: diary.id }) });
}
