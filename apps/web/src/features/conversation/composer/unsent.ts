import { isBlank } from '@garden/contract';
import { isRecord } from '../../../lib/is-record.ts';
import { storedValue } from '../../../lib/stored-value.ts';

export type Unsent = {
  readonly text: string;
  /** Whether its author meant it to be anonymous: it must never come back as a comment by name. */
  readonly anonymous: boolean;
};
/** With when it was typed, in milliseconds since 1970. */
type Kept = Readonly<Record<string, Unsent & { readonly typedAt: number }>>;

/** More texts than anyone leaves unsent; the oldest are dropped. */
const MOST = 40;
const storageKey = (userId: string) => `unsent-comments:${userId}`;

function readAll(userId: string): Kept {
  try {
    const kept: unknown = JSON.parse(storedValue.read(storageKey(userId)) ?? '{}');
    return isRecord(kept) ? Object.fromEntries(Object.entries(kept).flatMap(readable)) : {};
  } catch {
    return {};
  }
}

function readable([name, kept]: readonly [string, unknown]): [string, Kept[string]][] {
  if (!isRecord(kept)) return [];
  const { text, anonymous = false, typedAt } = kept;
  const isWhole = typeof text === 'string' && typeof anonymous === 'boolean' && typeof typedAt === 'number';
  return isWhole ? [[name, { text, anonymous, typedAt }]] : [];
}

function writeAll(userId: string, texts: Kept): void {
  const newest = Object.entries(texts)
    .sort(([, a], [, b]) => b.typedAt - a.typedAt)
    .slice(0, MOST);
  storedValue.write(
    storageKey(userId),
    newest.length > 0 ? JSON.stringify(Object.fromEntries(newest)) : null,
  );
}

/** The key of a field's text: a comment on an object, a reply, or an edit. */
export type UnsentName = `${'on' | 'reply' | 'edit'} ${string}`;

/** Comments that are being written, kept in this browser by user until they are sent. */
export const unsentComments = {
  read(userId: string, name: UnsentName): Unsent | undefined {
    return readAll(userId)[name];
  },
  /** Keeps a text; an empty one is removed. */
  keep(userId: string, name: UnsentName, { text, anonymous }: Unsent): void {
    const { [name]: _old, ...others } = readAll(userId);
    const mine = { text, anonymous, typedAt: Date.now() };
    writeAll(userId, isBlank(text) ? others : { ...others, [name]: mine });
  },
  forget(userId: string, name: UnsentName): void {
    unsentComments.keep(userId, name, { text: '', anonymous: false });
  },
};
