import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a voice's key: its SHA-256 in base64url. */
export function tagOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whether a key is that of an anonymous comment's voice. */
export function holdsVoice(
  { voice }: { readonly voice: { readonly tag: string } | null },
  key: string,
): boolean {
  if (!voice) return false;
  const [kept, given] = [Buffer.from(voice.tag), Buffer.from(tagOf(key))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}
