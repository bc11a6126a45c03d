import { api, type DiaryView } from '@garden/contract';
import { useState } from 'react';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { cacheDiary, evictDiary } from '../writing/day-cache.ts';

/** Deletes a diary at once and keeps it, so that one press restores it. */
export function useDeleteDiary() {
  const [deleted, setDeleted] = useState<DiaryView>();
  const { mutate, isPending } = useApiCommand(api.diary.delete, {
    invalidates: [api.draft.get, api.diary.history, api.diary.recently],
  });
  return {
    deleted,
    isPending,
    remove: (diary: DiaryView) =>
      mutate(
        { diaryId: diary.id },
        {
          onSuccess: () => {
            evictDiary(diary);
            setDeleted(diary);
          },
        },
      ),
    undo: () => {
      if (!deleted) return;
      mutate(
        { diaryId: deleted.id, undo: true },
        {
          onSuccess: () => {
            cacheDiary(deleted);
            setDeleted(undefined);
          },
        },
      );
    },
    dismiss: () => setDeleted(undefined),
  };
}
