import chinese from '../locales/server/zh-Hans.json' with { type: 'json' };
import type { Locale } from './locale.ts';
import { compilePlainMessage, type PlainTokens } from './plain-message.ts';

type Pair = { readonly en: PlainTokens; readonly zh: PlainTokens };
type Side = {
  readonly whole: ReadonlyMap<string, string>;
  readonly filled: readonly { pattern: RegExp; pair: Pair }[];
};

/** Longer than any sentence of the product. */
const LONGEST = 400;

let sides: Record<Locale, Side> | undefined;

/**
 * A sentence of server, mail or contract in the other language, as the catalogue has it, with what its placeholders were
 * filled with; undefined for any other text.
 */
export function translateSentence(sentence: string, to: Locale): string | undefined {
  if (sentence.length > LONGEST) return undefined;
  sides ??= readSides();
  const { whole, filled } = sides[to === 'zh' ? 'en' : 'zh'];
  const known = whole.get(sentence);
  if (known !== undefined) return known;
  for (const { pattern, pair } of filled) {
    const { groups } = pattern.exec(sentence) ?? {};
    if (groups)
      return pair[to].map((token) => (typeof token === 'string' ? token : (groups[token[0]] ?? ''))).join('');
  }
  return undefined;
}

function readSides(): Record<Locale, Side> {
  const pairs = Object.entries(chinese as Record<string, unknown>).flatMap(
    ([sentence, translation]): Pair[] => {
      const zh = plainTokens(translation);
      const en = compilePlainMessage(sentence);
      // Plurals are left out: what was filled in does not tell which form it was.
      return zh && !en.some((token) => typeof token === 'string' && /[{}]/.test(token)) ? [{ en, zh }] : [];
    },
  );
  return { en: sideOf('en', pairs), zh: sideOf('zh', pairs) };
}

/** The tokens of a compiled message without plurals. */
function plainTokens(message: unknown): PlainTokens | undefined {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return undefined;
  const isPlain = message.every(
    (token) => typeof token === 'string' || (Array.isArray(token) && token.length === 1),
  );
  return isPlain ? message : undefined;
}

function sideOf(from: Locale, pairs: readonly Pair[]): Side {
  const whole = new Map<string, string>();
  const filled: { pattern: RegExp; pair: Pair }[] = [];
  for (const pair of pairs) {
    const { [from]: tokens, [from === 'en' ? 'zh' : 'en']: other } = pair;
    const [only] = tokens;
    if (tokens.length === 1 && typeof only === 'string') whole.set(only, other.join(''));
    // What begins with a name would take sentences of people, too.
    else if (typeof only === 'string' && /\p{L}{2}/u.test(only))
      filled.push({ pattern: patternOf(tokens), pair });
  }
  return { whole, filled };
}

function patternOf(tokens: PlainTokens): RegExp {
  const seen = new Set<string>();
  const source = tokens.map((token) => {
    if (typeof token === 'string') return token.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const [name] = token;
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>[^\\n]{1,120}?)`;
  });
  return new RegExp(`^${source.join('')}$`, 'u');
}
