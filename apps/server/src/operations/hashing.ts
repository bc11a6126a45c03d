import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on, and tells their SHA-256 once all went through. */
export class Hashing extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** In hexadecimal. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
