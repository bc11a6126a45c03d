import { api, type IncomingFile, MAX_AUDIO_BYTES } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { type Room, takeRoom } from './room.store.ts';
import {
  type AudioKind,
  audioKey,
  audioKindOf,
  HEAD_BYTES,
  isCalled,
  mediaTypeOf,
  nameOf,
  VIDEO_TRACK,
} from './rules.ts';
import { deleteAudio, insertAudio } from './store.ts';

const NAME_LETTERS = 32;
const MEGABYTE = 1024 * 1024;
/** A file takes its room in such steps, and all of it once it is there. */
const ROOM_STEP = 16 * MEGABYTE;

export const fileUploadAudio = call(api.file.uploadAudio, async (ctx, { file }) => {
  const { database, files, random, now } = ctx;
  const { userId: ownerId } = ctx.actor;
  const sound = await Sound.begin(file);
  const mediaType = mediaTypeOf(sound.kind);
  const row = {
    id: random.id(),
    ownerId,
    meetingId: null,
    file: `${random.letters(NAME_LETTERS).toLowerCase()}.${sound.kind}`,
    mediaType,
    bytes: 0,
    arriving: 0,
    addedAt: now,
    eraseAt: null,
    kept: false,
    recordingId: null,
    segment: null,
    milliseconds: null,
    writtenAt: null,
  };
  const audio = authorize(row, row.ownerId === ownerId, 'audioNotFound');
  const take = (room: Room) => database.transaction((tx) => takeRoom(tx, audio, room));
  await insertAudio(database.db, audio);
  try {
    await files.put(
      audioKey(row.file),
      sound.pieces((arriving) => take({ arriving })),
    );
    await take({ arriving: 0, bytes: sound.bytes });
  } catch (error) {
    await database.transaction((tx) => deleteAudio(tx, files, audio));
    throw error;
  }
  return { audioId: row.id, mediaType, bytes: sound.bytes };
});

/** A recording as it comes: known by its first bytes, and watched until its last. */
class Sound {
  bytes = 0;
  readonly kind: AudioKind;
  readonly #head: Buffer;
  readonly #rest: AsyncIterator<Uint8Array>;

  private constructor(kind: AudioKind, head: Buffer, rest: AsyncIterator<Uint8Array>) {
    this.kind = kind;
    this.#head = head;
    this.#rest = rest;
  }

  /** @throws Refusal at the field `file` for what is no recording */
  static async begin({ content, mediaType }: IncomingFile): Promise<Sound> {
    const rest = content[Symbol.asyncIterator]();
    let head: Buffer = Buffer.alloc(0);
    while (head.length < HEAD_BYTES) {
      const { value, done } = await rest.next();
      if (done) break;
      head = Buffer.concat([head, value]);
    }
    if (head.length === 0) throw refuseField('file', 'audioEmpty');
    const kind = audioKindOf(head);
    if (kind === undefined) throw refuseField('file', 'audioUnknown');
    if (kind === 'video') throw refuseField('file', 'audioIsVideo');
    if (!isCalled(kind, mediaType))
      throw refuseField('file', 'audioMislabelled', { said: mediaType, found: nameOf(kind) });
    return new Sound(kind, head, rest);
  }

  /** @param take notes how many bytes have come, now and then, and throws where there is no room for them */
  async *pieces(take: (bytes: number) => Promise<void>): AsyncGenerator<Uint8Array> {
    let piece: Uint8Array | undefined = this.#head;
    let tail: Buffer = Buffer.alloc(0);
    let taken = 0;
    while (piece) {
      this.#count(piece.length);
      if (this.bytes - taken >= ROOM_STEP) {
        taken = this.bytes;
        await take(taken);
      }
      if (this.kind === 'm4a') tail = withoutVideo(tail, piece);
      yield piece;
      const next: IteratorResult<Uint8Array> = await this.#rest.next();
      piece = next.done ? undefined : next.value;
    }
  }

  #count(more: number): void {
    this.bytes += more;
    if (this.bytes > MAX_AUDIO_BYTES)
      throw refuseField('file', 'audioTooLarge', { maximum: MAX_AUDIO_BYTES / MEGABYTE });
  }
}

/** The end of a piece, in which a track’s mark may have begun; throws where pictures are marked. */
function withoutVideo(tail: Buffer, piece: Uint8Array): Buffer {
  const text = Buffer.concat([tail, piece]);
  if (text.includes(VIDEO_TRACK, 0, 'latin1')) throw refuseField('file', 'audioIsVideo');
  return Buffer.from(text.subarray(-VIDEO_TRACK.length));
}
