import { api, type InputOf, MAX_IMAGES, type OutputOf } from '@garden/contract';
import { t } from '@lingui/core/macro';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import type { CallHandler, OutboxCall, QueuedCall } from '../../../lib/outbox/create-outbox.ts';
import { inputOf, outbox, sendOrQueue } from '../../../lib/outbox/outbox.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { isArrived, settledPictures } from './settled-pictures.ts';

const { path } = api.diary.image;

/** The subject of calls about the diary of a day: its pictures, and then its text, which never overtakes them. */
export const diarySubject = (day: string) => `diary ${day}`;
const dayOf = (subject: string) => subject.slice(diarySubject('').length);

/** A picture that the server has not answered yet. */
export type QueuedPicture = Pick<QueuedCall, 'id' | 'key' | 'isFirstTry'> & { readonly image: string };

/** The pictures of a day that are queued or being sent, in their order. */
export function queuedPictures(calls: readonly QueuedCall[], day: string): QueuedPicture[] {
  return calls.flatMap((call) => {
    const { id, key, isFirstTry, subject } = call;
    const picture = subject === diarySubject(day) ? inputOf(api.diary.image, call) : undefined;
    return picture ? [{ id, key, isFirstTry, image: picture.image }] : [];
  });
}

/** Whether a call brings the text of a day; pictures that arrive while it waits are its own. */
export function isTextOf(call: OutboxCall, day: string): boolean {
  return call.path !== path && call.subject === diarySubject(day);
}

/**
 * Sends a picture for the diary of a day, or queues it until the network is back.
 * @returns its name on the server, or undefined while it is queued
 * @throws like `sendOrQueue`
 */
export async function queuePicture(day: string, image: string): Promise<string | undefined> {
  return (await sendOrQueue({ endpoint: api.diary.image, input: { image }, subject: diarySubject(day) }))
    ?.file;
}

/** Discards the pictures of a day that no text shows yet. */
export async function discardPictures(userId: string, day: string): Promise<void> {
  for (const { id } of queuedPictures(outbox.get().calls, day)) await outbox.cancel(id);
  const settled = await settledPictures.list(userId, day).catch(() => []);
  await settledPictures.forget(settled).catch(() => undefined);
}

/** The input of `diary.publish` or `diary.update` with the pictures that have arrived since it was written. */
export async function withArrived({ userId, subject, input }: OutboxCall): Promise<unknown> {
  // What `queueDiary` or `queueChange` took.
  const { images = [], ...rest } = input as Pick<InputOf<typeof api.diary.publish>, 'images'>;
  const arrived = (await settledPictures.list(userId, dayOf(subject))).filter(isArrived);
  const others = arrived.filter(({ file }) => !images.some((image) => image.file === file));
  const all = [...images, ...others.map(({ file }) => ({ file }))];
  return { ...rest, images: all.slice(0, MAX_IMAGES) };
}

/** Forgets the pictures that had arrived for a diary that is now published. */
export async function forgetArrived(userId: string, day: string): Promise<void> {
  await settledPictures.forget((await settledPictures.list(userId, day)).filter(isArrived));
}

/** Runs when a queued picture was sent or refused. */
export const pictureHandler: CallHandler = {
  async sent({ userId, subject, key }, data) {
    // What this call answers.
    const { file } = data as OutputOf<typeof api.diary.image>;
    await settledPictures.note({ userId, key, day: dayOf(subject), file, settledAt: Date.now() });
  },
  async refused(call, failure) {
    const { userId, subject, key } = call;
    const reason = failureMessage(failure) ?? '';
    toast.failure(t`A picture couldn’t be added to your diary. ${reason}`);
    const image = inputOf(api.diary.image, call)?.image;
    if (image === undefined) return;
    const day = dayOf(subject);
    await settledPictures.note({ userId, key, day, image, failure: reason, settledAt: Date.now() });
  },
  // The editor looks for what has arrived whenever calls come or go.
  settledElsewhere: () => undefined,
};
