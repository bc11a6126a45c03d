import { describe, expect, test, vi } from 'vitest';
import { lin, mateo } from '../../lib/testing/sample-person.ts';
import {
  canCommentAnonymously,
  hasPseudonyms,
  type PseudonymScope,
  pseudonymFor,
} from './pseudonym.shared.ts';

const place: PseudonymScope = {
  kind: 'diary',
  objectId: '0198a000-0000-7000-8000-00000000d1a2',
  teamId: '0198a000-0000-7000-8000-00000000aaaa',
};

describe('a pseudonym', () => {
  test('is the same each time its person comments in a scope', async () => {
    expect(await pseudonymFor(lin.id, place)).toEqual(await pseudonymFor(lin.id, place));
  });

  test('differs between threads, teams and people', async () => {
    const pseudonyms = await Promise.all([
      pseudonymFor(lin.id, place),
      pseudonymFor(lin.id, { ...place, objectId: place.teamId }),
      pseudonymFor(lin.id, { ...place, teamId: place.objectId }),
      pseudonymFor(mateo.id, place),
    ]);
    expect(new Set(pseudonyms.map(({ key }) => key)).size).toBe(4);
    expect(new Set(pseudonyms.map(({ tag }) => tag)).size).toBe(4);
  });

  test('is the same in every build: else no one could delete what they wrote', async () => {
    localStorage.setItem(`voice-secret:${lin.id}`, 'A'.repeat(43));
    expect(await pseudonymFor(lin.id, place)).toEqual({
      key: 'TQ8spzGdS6A9gD3GPALfCKFzgGzh1rZpL3CRaqAZ0zQ',
      tag: 'sRAZUNwBmhxh9n2kqXkAj04Ndra3ITKNQiVuK-q_SoQ',
    });
  });

  test('is another one once the secret is lost', async () => {
    const before = await pseudonymFor(lin.id, place);
    localStorage.clear();
    expect(await pseudonymFor(lin.id, place)).not.toEqual(before);
  });
});

test('knows who has commented anonymously in this browser', async () => {
  expect(hasPseudonyms(lin.id)).toBe(false);
  await pseudonymFor(lin.id, place);
  expect([hasPseudonyms(lin.id), hasPseudonyms(mateo.id)]).toEqual([true, false]);
});

describe('writing anonymously', () => {
  test('is possible with WebCrypto and storage', () => {
    expect(canCommentAnonymously()).toBe(true);
  });

  test('is not where the page came unprotected', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
    expect(canCommentAnonymously()).toBe(false);
  });

  test('is not where nothing can be kept', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(canCommentAnonymously()).toBe(false);
  });
});
