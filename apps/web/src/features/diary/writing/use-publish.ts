import { api, type DiaryView } from '@garden/contract';
import { useState } from 'react';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { queueChange, queueDiary } from '../publish-outbox.shared.ts';
import type { Autosave } from './autosave.ts';
import type { DayData } from './day-cache.ts';
import { type DraftContent, drafts } from './drafts.ts';
import { loadMeasure } from './measure.ts';
import { newerDiary } from './use-autosave.ts';
import { contentOf } from './writing.ts';
import { errorsOf, firstError, type WritingErrors, type WritingField } from './writing-errors.ts';

/** What to do with the outcome. */
type Outcome = {
  onPublished: (diary: DiaryView) => void;
  /** A field was refused: it wants the focus. */
  onRefused: (field: WritingField) => void;
};

/**
 * Publishing a day, or changing a published one; without a network it is queued in the outbox. A refused text stays
 * in the editor, with the reasons beside their fields; `refused` is a sentence about no field, `heldBack` how often it was
 * refused for interviews that come first.
 */
export function usePublish(data: DayData, autosave: Autosave, { onPublished, onRefused }: Outcome) {
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<WritingErrors>({});
  const [refused, setRefused] = useState<string>();
  const [heldBack, setHeldBack] = useState(0);

  const show = (found: WritingErrors) => {
    setErrors(found);
    const first = firstError(found);
    if (first) onRefused(first);
    return first !== undefined;
  };

  async function send(): Promise<DiaryView | undefined> {
    const { writing, version } = autosave.get();
    const content = contentOf(writing);
    await keepUntilSent(data.day, content, version);
    if (data.diary === null) return queueDiary({ day: data.day, ...content });
    return queueChange(data.day, { diaryId: data.diary.id, version, ...content });
  }

  function takeFailure(failure: Error): void {
    autosave.resume();
    const newer = data.diary === null ? undefined : newerDiary(failure);
    if (newer) autosave.showNewer(newer);
    else if (failure instanceof ApiRefusal && failure.key === 'interviewsFirst') {
      setHeldBack((times) => times + 1);
      setRefused(sentenceOf(failure));
    } else if (!(failure instanceof ApiRefusal && show(errorsOf(failure.errors))))
      setRefused(sentenceOf(failure));
    // It may have been published elsewhere meanwhile.
    if (failure instanceof ApiRefusal)
      void queryClient.invalidateQueries({ queryKey: apiKey(api.draft.get) });
  }

  async function publish(): Promise<void> {
    if (isPending) return;
    setRefused(undefined);
    setPending(true);
    // Without it the server decides alone, by the same rules.
    const measure = await loadMeasure();
    if (measure && show(measure.checkWriting(autosave.get().writing, data))) {
      setPending(false);
      return;
    }
    await autosave.pause();
    try {
      const diary = await send();
      // Without one it is queued, and the page shows that in place of the editor.
      if (!diary) return;
      await autosave.discard();
      onPublished(diary);
    } catch (failure) {
      takeFailure(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setPending(false);
    }
  }

  /** A field that changes is no longer wrong. */
  const clear = (field: WritingField) => setErrors(({ [field]: _cleared, ...rest }) => rest);

  return { publish, isPending, errors, clear, refused, heldBack };
}

/** Whatever happens, the editor can open with this text again; without storage the text is sent all the same. */
async function keepUntilSent(day: string, content: DraftContent, baseVersion: number): Promise<void> {
  const userId = useUserStore.getState().userInfo?.user_id;
  if (userId === undefined) return;
  await drafts.save({ userId, day, content, baseVersion, typedAt: Date.now() }).catch(() => undefined);
}

/** What concerns no field of the editor: of the day, the reason itself. */
function sentenceOf(failure: Error): string | undefined {
  const [first] = failure instanceof ApiRefusal ? failure.errors : [];
  return first ? refusalMessage(first) : failureMessage(failure);
}
