import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from './refusal.ts';

/** Large bodies that one server takes in at a time, and of them one person's: each waits on the disk. */
const INCOMING_AT_ONCE = 100;
const INCOMING_BY_PERSON = 2;
/** Bodies that are worked off at a time: what each holds is tens of megabytes of memory. */
const WORKED_AT_ONCE = 3;
const COME_AGAIN_SECONDS = 2;

/** Gives a place back; more than once does nothing. */
type Release = () => void;

/** Large bodies that come in: a slow one takes up neither the server's memory nor the turn of another. */
export class Uploads {
  readonly #folder: string;
  readonly #byPerson = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #incoming = 0;
  #working = 0;

  /** @param folder where bodies lie until they are worked off; made at first need */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Takes a place for a body that begins to come in, until it is worked off or its connection is over.
   * @throws Refusal `uploadsBusy` where no place is free
   */
  admit(userId: string): Upload {
    const own = this.#byPerson.get(userId) ?? 0;
    if (this.#incoming >= INCOMING_AT_ONCE || own >= INCOMING_BY_PERSON) {
      const params = { seconds: COME_AGAIN_SECONDS };
      throw new Refusal(503, 'uploadsBusy', { params, retryAfterSeconds: COME_AGAIN_SECONDS });
    }
    this.#incoming += 1;
    this.#byPerson.set(userId, own + 1);
    return new Upload(
      this.#folder,
      () => this.#takeTurn(),
      once(() => {
        this.#incoming -= 1;
        const left = (this.#byPerson.get(userId) ?? 1) - 1;
        if (left > 0) this.#byPerson.set(userId, left);
        else this.#byPerson.delete(userId);
      }),
    );
  }

  /** Waits until a body may be worked off, in the order in which they came in whole. */
  async #takeTurn(): Promise<Release> {
    if (this.#working < WORKED_AT_ONCE) this.#working += 1;
    // The one who waits takes over the turn, so that no one slips in between.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return once(() => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    });
  }
}

/** One large body on its way. */
export class Upload {
  readonly #folder: string;
  readonly #takeTurn: () => Promise<Release>;
  readonly #leave: Release;
  #endTurn: Release = () => undefined;
  #hasBegun = false;
  #isOver = false;

  constructor(folder: string, takeTurn: () => Promise<Release>, leave: Release) {
    this.#folder = folder;
    this.#takeTurn = takeTurn;
    this.#leave = leave;
  }

  /**
   * Takes a body in and gives it back once it is whole and its turn has come. Meanwhile it lies in a file without a
   * name, which no end of the server leaves behind.
   * @param most bytes that it may have; of a longer one so many and the beginning of the rest are given back
   */
  async takeIn(body: Readable, most: number): Promise<Readable> {
    const file = await openUnnamed(this.#folder);
    try {
      await file.writeFile(upTo(most, body));
    } catch (error) {
      await file.close();
      throw error;
    }
    const endTurn = await this.#takeTurn();
    const whole = file.createReadStream({ start: 0 });
    this.#endTurn = () => {
      whole.destroy();
      endTurn();
    };
    if (this.#isOver) this.#endTurn();
    return whole;
  }

  /** From here on the place is held by the call, whatever becomes of the connection. */
  begin(): void {
    this.#hasBegun = true;
  }

  /** Gives everything back; more than once does nothing. */
  end(): void {
    this.#isOver = true;
    this.#endTurn();
    this.#leave();
  }

  /** Gives everything back where no call has begun. */
  abandon(): void {
    if (!this.#hasBegun) this.end();
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** What goes over is read and dropped: to stop in the middle would end the connection before its answer. */
async function* upTo(most: number, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of body) {
    if (length <= most) yield piece;
    length += piece.length;
  }
}

function once(release: Release): Release {
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    release();
  };
}
