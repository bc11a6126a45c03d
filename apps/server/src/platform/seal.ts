import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Files } from './files.ts';

/** Folder of the keys among the files. */
export const KEYS = 'keys';
/** The one key of all servers that share their files; of what an earlier release has made, the first is used instead. */
const FIRST_KEY = `${KEYS}/${'0'.repeat(32)}`;
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals and opens texts by keys that were read once. */
export type Seals = {
  /** Seals a text so that the database alone does not tell it (AES-256-GCM). */
  seal(text: string): string;
  /** What was sealed; null where none of the keys fits. */
  unseal(sealed: string): string | null;
  /** A secret for one purpose, the same as long as the keys are. */
  secretFor(purpose: string): string;
};

/**
 * Reads the keys, however much is sealed and opened by them. They are files beside the pictures; of servers that begin at
 * the same moment, one makes the first.
 */
export async function readSeals(files: Files): Promise<Seals> {
  const names = await listKeys(files);
  const keys = await Promise.all(
    (names.length > 0 ? names : [await makeKey(files)]).map((name) => readKey(files, name)),
  );
  const [first] = keys;
  if (!first) throw new Error('there is no key');
  return {
    seal: (text) => sealWith(first, text),
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        const text = unsealWith(key, bytes);
        if (text !== null) return text;
      }
      return null;
    },
    secretFor: (purpose) => createHmac('sha256', first).update(purpose).digest('base64url'),
  };
}

function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Null where it was sealed with another key, or is none of ours. */
function unsealWith(key: Buffer, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

async function listKeys(files: Files): Promise<string[]> {
  return (await files.list(KEYS)).sort();
}

async function readKey(files: Files, name: string): Promise<Buffer> {
  const key = await files.get(name);
  if (key?.length !== KEY_BYTES) throw new Error(`${name} is no key`);
  return key;
}

async function makeKey(files: Files): Promise<string> {
  await files.putOnce(FIRST_KEY, randomBytes(KEY_BYTES));
  return FIRST_KEY;
}
