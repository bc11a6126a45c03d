import { api, type DiaryView } from '@garden/contract';
import { useState } from 'react';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, sayRefusal } from '../../../lib/locale/translate-message.ts';
import type { Autosave } from './autosave.ts';
import {
  checkWriting,
  errorsOf,
  firstError,
  type WritingErrors,
  type WritingField,
} from './check-writing.ts';
import { type DayData, rememberDiary } from './day-cache.ts';
import { newerDiary } from './use-autosave.ts';
import { contentOf } from './writing.ts';

const command = {
  invalidates: [api.draft.get, api.diary.history, api.diary.recently],
  failure: 'none',
  loading: 'none',
} as const;

/** What to do with the outcome. */
type Outcome = {
  onPublished: (diary: DiaryView) => void;
  /** A field was refused: it wants the focus. */
  onRefused: (field: WritingField) => void;
};

/**
 * Publishing a day, or changing what is published.
 * A refused text stays in the editor, with the reasons beside their fields; `refused` is a sentence about no field.
 */
export function usePublish(data: DayData, autosave: Autosave, { onPublished, onRefused }: Outcome) {
  const publishing = useApiCommand(api.diary.publish, command);
  const updating = useApiCommand(api.diary.update, command);
  const [errors, setErrors] = useState<WritingErrors>({});
  const [refused, setRefused] = useState<string>();
  const isPending = publishing.isPending || updating.isPending;

  const show = (found: WritingErrors) => {
    setErrors(found);
    const first = firstError(found);
    if (first) onRefused(first);
    return first !== undefined;
  };

  async function send(): Promise<DiaryView> {
    const { writing, version } = autosave.get();
    const content = contentOf(writing);
    if (data.diary === null) return publishing.mutateAsync({ day: data.day, ...content });
    return updating.mutateAsync({ diaryId: data.diary.id, version, ...content });
  }

  function takeFailure(failure: Error): void {
    autosave.resume();
    const newer = data.diary === null ? undefined : newerDiary(failure);
    if (newer) autosave.showNewer(newer);
    else if (!(failure instanceof ApiRefusal && show(errorsOf(failure.errors))))
      setRefused(sentenceOf(failure));
    // It may have been published elsewhere meanwhile.
    if (failure instanceof ApiRefusal)
      void queryClient.invalidateQueries({ queryKey: apiKey(api.draft.get) });
  }

  async function publish(): Promise<void> {
    if (isPending) return;
    setRefused(undefined);
    if (show(checkWriting(autosave.get().writing, data.minimum))) return;
    await autosave.pause();
    try {
      const diary = await send();
      await autosave.discard();
      rememberDiary(diary);
      onPublished(diary);
    } catch (failure) {
      takeFailure(failure instanceof Error ? failure : new Error(String(failure)));
    }
  }

  /** A field that changes is no longer wrong. */
  const clear = (field: WritingField) => setErrors(({ [field]: _cleared, ...rest }) => rest);

  return { publish, isPending, errors, clear, refused };
}

/** What concerns no field of the editor: of the day, the reason itself. */
function sentenceOf(failure: Error): string | undefined {
  const [first] = failure instanceof ApiRefusal ? failure.errors : [];
  return first ? sayRefusal(first) : failureMessage(failure);
}
