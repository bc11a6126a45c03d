import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What one hash costs: memory in KiB, passes over it, lanes. */
export type PasswordCost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** Argon2id as OWASP's password storage guidance asks for: 19 MiB, two passes, one lane. */
const promisedCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;

const AT_ONCE = 2;
const WAITING = 32;

/** More people are signing in than the server can hash for right now. */
export class PasswordsBusy extends Error {
  constructor() {
    super('too many password hashes are waiting');
  }
}

/** Hashing and checking passwords; at most two at a time, so that signing in never starves everything else. */
export type Passwords = {
  /** The hash in PHC string format. */
  hash(password: string): Promise<string>;
  /** Compares in constant time; without a stored hash it takes as long and is false. */
  verify(password: string, stored: string | null): Promise<boolean>;
};

const derive = promisify(argon2);

/** Hashes of another cost than the given one are not read. */
export function createPasswords(cost = promisedCost): Passwords {
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = async () => {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (queue.length >= WAITING) throw new PasswordsBusy();
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  // The one who waits takes over the place, so that no one slips in between.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  const tag = async (password: string, nonce: Buffer): Promise<Buffer> => {
    await enter();
    try {
      return await derive('argon2id', { message: password, nonce, tagLength: TAG_LENGTH, ...cost });
    } finally {
      leave();
    }
  };

  return {
    async hash(password) {
      const nonce = randomBytes(SALT_LENGTH);
      return `${prefix}${bare(nonce)}$${bare(await tag(password, nonce))}`;
    },
    async verify(password, stored) {
      const known = stored === null ? null : decode(prefix, stored);
      const nonce = known?.nonce ?? randomBytes(SALT_LENGTH);
      const found = await tag(password, nonce);
      return known !== null && known.tag.length === found.length && timingSafeEqual(found, known.tag);
    },
  };
}

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Null where the hash was made with other parameters or is none. */
function decode(prefix: string, stored: string): { nonce: Buffer; tag: Buffer } | null {
  if (!stored.startsWith(prefix)) return null;
  const [nonce, tag] = stored.slice(prefix.length).split('$');
  return nonce && tag ? { nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') } : null;
}
