import type { DiaryDay } from '@garden/calendar';
import { parseDiaryDay } from '@garden/calendar';
import { api, type OutputOf } from '@garden/contract';
import { plural, t } from '@lingui/core/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { type DayRange, rangesOf } from './day-ranges.ts';

type Changed = OutputOf<typeof api.diary.skip>;

/** Marks days as vacation and unmarks them, range by range; the toast afterwards undoes it. */
export function useVacation(failure: 'toast' | 'none' = 'none') {
  const { mutateAsync, isPending, error, reset } = useApiCommand(api.diary.skip, {
    invalidates: [api.draft.get, api.diary.history, api.relationship.uncomplete],
    failure,
    loading: 'none',
  });
  const send = async (ranges: readonly DayRange[], undo: boolean): Promise<Changed> => {
    const changed: Changed = { days: [], written: [] };
    for (const range of ranges) {
      const { days, written } = await mutateAsync({ ...range, kind: 'vacation', undo });
      changed.days.push(...days);
      changed.written.push(...written);
    }
    return changed;
  };
  /** Resolves to whether the server has it; the failure is in `error`. */
  const change = async (ranges: readonly DayRange[], undo: boolean): Promise<boolean> => {
    try {
      const { days, written } = await send(ranges, undo);
      showToast(days, written.length, undo, () => void send(exactly(days), !undo).catch(() => undefined));
      return true;
    } catch {
      return false;
    }
  };
  return { change, isPending, error, reset };
}

/** Ranges of these days and no others, since taking back asks for nothing that was so before. */
function exactly(days: readonly string[]): DayRange[] {
  return rangesOf(
    days.map((day): DiaryDay => parseDiaryDay(day)),
    () => false,
  );
}

function showToast(days: readonly string[], written: number, undo: boolean, undoIt: () => void): void {
  const count = days.length;
  if (count === 0) {
    toast.info(t`Nothing changed: these are days off, or already written or marked`);
    return;
  }
  const done = undo
    ? plural(count, { one: '# day of vacation removed', other: '# days of vacation removed' })
    : plural(count, { one: '# day is marked as vacation', other: '# days are marked as vacation' });
  const kept = plural(written, {
    one: '# day with a diary stays as it is',
    other: '# days with a diary stay as they are',
  });
  toast.undoable(written > 0 ? `${done}. ${kept}` : done, undoIt);
}
