import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Files } from './files.ts';

/** Folder of the keys among the files. */
export const KEYS = 'keys';
/** The one key of all servers that share their files; of what an earlier release has made, the first is used instead. */
const FIRST_KEY = `${KEYS}/${'0'.repeat(32)}`;
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a text so that the database alone does not tell it (AES-256-GCM). The key is a file beside the pictures; of servers
 * that begin at the same moment, one makes it.
 */
export async function seal(files: Files, text: string): Promise<string> {
  const [key = await makeKey(files)] = await listKeys(files);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await readKey(files, key), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** What was sealed; null where none of the keys fits. */
export async function unseal(files: Files, sealed: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag, hidden] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  for (const key of await listKeys(files)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', await readKey(files, key), nonce);
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another key.
    }
  }
  return null;
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
