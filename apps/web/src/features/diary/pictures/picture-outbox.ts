import { api, type InputOf, MAX_IMAGES, type OutputOf } from '@garden/contract';
import { t } from '@lingui/core/macro';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import type { CallHandler, OutboxCall, QueuedCall } from '../../../lib/outbox/create-outbox.ts';
import { inputOf, outbox, sendOrQueue } from '../../../lib/outbox/outbox.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { isArrived, sentPictures } from './sent-pictures.ts';

const { path } = api.diary.image;

/** A picture that the server has not answered yet. */
export type QueuedPicture = Pick<QueuedCall, 'id' | 'key' | 'isFirstTry'> & { readonly image: string };

/** The pictures of a text that are queued or being sent, in their order. */
export function queuedPictures(calls: readonly QueuedCall[], subject: string): QueuedPicture[] {
  return calls.flatMap((call) => {
    const { id, key, isFirstTry } = call;
    const picture = call.subject === subject ? inputOf(api.diary.image, call) : undefined;
    return picture ? [{ id, key, isFirstTry, image: picture.image }] : [];
  });
}

/** Whether a call brings the text itself; pictures that arrive while it waits are its own. */
export function isTextOf(call: OutboxCall, subject: string): boolean {
  return call.path !== path && call.subject === subject;
}

/**
 * Sends a picture for a text, or queues it until the network is back.
 * @returns its name on the server, or undefined while it is queued
 * @throws like `sendOrQueue`
 */
export async function queuePicture(subject: string, image: string): Promise<string | undefined> {
  return (await sendOrQueue({ endpoint: api.diary.image, input: { image }, subject }))?.file;
}

/** Discards the pictures of a text that it does not show yet. */
export async function discardPictures(userId: string, subject: string): Promise<void> {
  for (const { id } of queuedPictures(outbox.get().calls, subject)) await outbox.cancel(id);
  const settled = await sentPictures.list(userId, subject).catch(() => []);
  await sentPictures.forget(settled).catch(() => undefined);
}

/** The input of `diary.publish` or `diary.update` with the pictures that have arrived since it was written. */
export async function withArrived({ userId, subject, input }: OutboxCall): Promise<unknown> {
  // What `queueDiary` or `queueChange` took.
  const { images = [], ...rest } = input as Pick<InputOf<typeof api.diary.publish>, 'images'>;
  const arrived = (await sentPictures.list(userId, subject)).filter(isArrived);
  const others = arrived.filter(({ file }) => !images.some((image) => image.file === file));
  const all = [...images, ...others.map(({ file }) => ({ file }))];
  return { ...rest, images: all.slice(0, MAX_IMAGES) };
}

/** Forgets the pictures that had arrived for a text that is now published. */
export async function forgetArrived(userId: string, subject: string): Promise<void> {
  await sentPictures.forget((await sentPictures.list(userId, subject)).filter(isArrived));
}

/** Runs when a queued picture was sent or refused. */
export const pictureHandler: CallHandler = {
  async sent({ userId, subject, key }, data) {
    // What this call answers.
    const { file } = data as OutputOf<typeof api.diary.image>;
    await sentPictures.note({ userId, key, subject, file, settledAt: Date.now() });
  },
  async refused(call, failure) {
    const { userId, subject, key } = call;
    const reason = failureMessage(failure) ?? '';
    toast.failure(t`A picture couldn’t be added. ${reason}`);
    const image = inputOf(api.diary.image, call)?.image;
    if (image === undefined) return;
    await sentPictures.note({ userId, key, subject, image, failure: reason, settledAt: Date.now() });
  },
  // The editor looks for what has arrived whenever calls come or go.
  settledElsewhere: () => undefined,
};
