import { api, type DiaryView, isPrivateLine } from '@garden/contract';
import { useState } from 'react';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { cacheDiary, evictDiary } from '../writing/day-cache.ts';

/** What happens to the questions that were asked in a diary. */
export type Questions = 'keep' | 'delete';

/**
 * Deletes a diary at once and keeps it, so that one press restores it; where questions were asked in it, their author is
 * asked first what happens to them.
 */
export function useDeleteDiary() {
  const [asked, setAsked] = useState<DiaryView>();
  const [deleted, setDeleted] = useState<DiaryView>();
  const { mutate, isPending } = useApiCommand(api.diary.delete, {
    invalidates: [
      api.draft.get,
      api.diary.history,
      api.diary.recently,
      api.curious.get,
      api.curious.myCurious,
      api.relationship.uncomplete,
    ],
  });
  const remove = (diary: DiaryView, questions: Questions) => {
    setAsked(undefined);
    mutate(
      { diaryId: diary.id, questions },
      {
        onSuccess: () => {
          evictDiary(diary);
          setDeleted(diary);
        },
      },
    );
  };
  return {
    deleted,
    isPending,
    /** The diary whose author is being asked about its questions. */
    asked,
    ask: (diary: DiaryView) => {
      const hasQuestions =
        diary.teamIds.length > 0 && diary.sections.unclear.some((line) => !isPrivateLine(line));
      if (hasQuestions) setAsked(diary);
      else remove(diary, 'delete');
    },
    remove,
    cancel: () => setAsked(undefined),
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
