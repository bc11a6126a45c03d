import { api, type DiaryView, type RequestOf } from '@garden/contract';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import type { CallHandler, OutboxCall, QueuedCall } from '../../lib/outbox/create-outbox.ts';
import { inputOf, outbox, sendOrQueue } from '../../lib/outbox/outbox.ts';
import { toast } from '../../lib/toast/toast.ts';
import { diarySubject } from './pictures/diary-subject.ts';
import {
  forgetArrived,
  isTextOf,
  pictureHandler,
  type QueuedPicture,
  queuedPictures,
  withArrived,
} from './pictures/picture-outbox.ts';
import { cacheDiary } from './writing/day-cache.ts';
import { drafts } from './writing/drafts.ts';
import { type Writing, writingOfContent } from './writing/writing.ts';

type Publishing = RequestOf<typeof api.diary.publish>;
type Updating = RequestOf<typeof api.diary.update>;

/**
 * Publishes a day, or queues it until the network is back; undefined while it is queued.
 * @throws {ApiRefusal} where the server refuses it at once
 */
export function queueDiary(input: Publishing): Promise<DiaryView | undefined> {
  return sendOrQueue({ endpoint: api.diary.publish, input, subject: diarySubject(input.day) });
}

/** The same for a change of a published diary. */
export function queueChange(day: string, input: Updating): Promise<DiaryView | undefined> {
  return sendOrQueue({ endpoint: api.diary.update, input, subject: diarySubject(day) });
}

/** A day's queued text. */
export type QueuedDiary = {
  readonly callId: number;
  readonly writing: Writing;
  /** Its queued pictures. */
  readonly pictures: readonly QueuedPicture[];
};

/** What is queued for a day, unless it is only just being sent. */
export function queuedDiary(calls: readonly QueuedCall[], day: string): QueuedDiary | undefined {
  const call = calls.findLast((one) => isTextOf(one, diarySubject(day)) && !one.isFirstTry);
  if (!call) return undefined;
  const content = inputOf(api.diary.publish, call) ?? inputOf(api.diary.update, call);
  if (!content) return undefined;
  const writing = writingOfContent(content);
  return { callId: call.id, writing, pictures: queuedPictures(calls, diarySubject(day)) };
}

function refetch(): void {
  const { history, recently, search, grapeRenderingData, grapeRenderingList } = api.diary;
  const lists = [history, recently, search, grapeRenderingData, grapeRenderingList];
  const stale = [api.draft.get, ...lists, api.todo.list, api.relationship.uncomplete];
  for (const { path } of stale) void queryClient.invalidateQueries({ queryKey: [path] });
}

/** What happens when a queued diary is settled, whichever page is open. */
export const publishHandler: CallHandler = {
  complete: withArrived,
  sent: async ({ userId }: OutboxCall, data) => {
    // What both calls answer.
    const diary = data as DiaryView;
    await drafts.remove(userId, diary.day).catch(() => undefined);
    await forgetArrived(userId, diarySubject(diary.day)).catch(() => undefined);
    cacheDiary(diary);
    refetch();
  },
  // The text is still kept as a draft: the editor opens with it, and says which interviews come first.
  refused: (_, failure) => {
    const message = failureMessage(failure);
    if (message !== undefined) toast.failure(message);
    void queryClient.invalidateQueries({ queryKey: apiKey(api.draft.get) });
  },
  settledElsewhere: refetch,
};

/** Registers what happens when queued diaries and pictures are sent, whichever page is open. */
export function registerDiaryHandlers(): void {
  outbox.handle(api.diary.publish.path, publishHandler);
  outbox.handle(api.diary.update.path, publishHandler);
  outbox.handle(api.diary.image.path, pictureHandler);
}
