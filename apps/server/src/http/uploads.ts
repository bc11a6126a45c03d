import { Refusal } from './refusal.ts';

/** Bodies that one server takes in at a time, and of them one person's: what each holds is tens of megabytes. */
const AT_ONCE = 3;
const AT_ONCE_BY_PERSON = 1;
const COME_AGAIN_SECONDS = 2;

/** A place for one large body, held until what came in it is worked off. */
export type UploadSlot = {
  /** From here on the place is held by the call, whatever becomes of the connection. */
  begin(): void;
  /** Gives the place back; more than once does nothing. */
  release(): void;
  /** Gives the place back where no call has begun. */
  abandon(): void;
};

/** Places for large bodies: one person can take up neither the server's memory nor all of its places. */
export class UploadSlots {
  readonly #byPerson = new Map<string, number>();
  #taken = 0;

  /** @throws Refusal `uploadsBusy` where no place is free */
  take(userId: string): UploadSlot {
    const own = this.#byPerson.get(userId) ?? 0;
    if (this.#taken >= AT_ONCE || own >= AT_ONCE_BY_PERSON) {
      const params = { seconds: COME_AGAIN_SECONDS };
      throw new Refusal(503, 'uploadsBusy', { params, retryAfterSeconds: COME_AGAIN_SECONDS });
    }
    this.#taken += 1;
    this.#byPerson.set(userId, own + 1);
    let [isHeld, hasBegun] = [true, false];
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      const left = (this.#byPerson.get(userId) ?? 1) - 1;
      if (left > 0) this.#byPerson.set(userId, left);
      else this.#byPerson.delete(userId);
    };
    return {
      begin: () => {
        hasBegun = true;
      },
      release,
      abandon: () => {
        if (!hasBegun) release();
      },
    };
  }
}
