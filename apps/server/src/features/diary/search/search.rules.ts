import { type ReadonlySections, sharedSections, shownText } from '@garden/contract';
import { type Lexemes, lexemesFor, lexemesOf, type Term } from './words-of.rules.ts';

/** Bytes of lexemes that one vector holds, well below what PostgreSQL takes (1 MB); words beyond are not found. */
const VECTOR_BYTES = 512 * 1024;
/** Places that are kept of each word: enough to tell often from once. */
const PLACES_MAX = 4;
/** The last place that a vector can count. */
const PLACE_MAX = 16_383;
/** How much a word weighs by where it stands, the weightiest first. */
type Weight = 'A' | 'B' | 'C';
/** The lexemes at each place of a text. */
type Said = { readonly lexemes: Lexemes; readonly weight: Weight };

/**
 * A vector of PostgreSQL in writing, of lexemes without a place and of texts with the weight of theirs.
 * @param elsewhere texts that are in another vector already: their places count here, their lexemes are left out
 */
export function vectorOf(
  tags: readonly string[],
  texts: readonly Said[],
  elsewhere: ReadonlySet<Said['lexemes']> = new Set(),
): string {
  const without = lexemesOfAll(texts.some(({ lexemes }) => !elsewhere.has(lexemes)) ? elsewhere : []);
  const places = new Map<string, string[]>();
  let bytes = 0;
  let place = 0;
  for (const { lexemes, weight } of texts) {
    if (elsewhere.has(lexemes)) {
      place = Math.min(place + lexemes.length, PLACE_MAX);
      continue;
    }
    for (const group of lexemes) {
      place = Math.min(place + 1, PLACE_MAX);
      const here = `${place}${weight}`;
      for (const lexeme of group) {
        if (without.has(lexeme)) continue;
        const kept = places.get(lexeme);
        if (kept) {
          if (kept.length < PLACES_MAX) kept.push(here);
          continue;
        }
        bytes += bytesOf(lexeme) + 2 * (PLACES_MAX + 1);
        if (bytes > VECTOR_BYTES) continue;
        places.set(lexeme, [here]);
      }
    }
  }
  let written = tags.map(quote).join(' ');
  for (const [lexeme, at] of places)
    written += `${written === '' ? '' : ' '}${quote(lexeme)}:${at.join(',')}`;
  return written;
}

/** Its bytes in UTF-8. */
function bytesOf(lexeme: string): number {
  for (let unit = 0; unit < lexeme.length; unit += 1)
    if (lexeme.charCodeAt(unit) > 0x7f) return Buffer.byteLength(lexeme);
  return lexeme.length;
}

function lexemesOfAll(texts: Iterable<Said['lexemes']>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const groups of texts) for (const group of groups) for (const lexeme of group) all.add(lexeme);
  return all;
}

/** A lexeme as vectors and queries are written. */
export function quote(lexeme: string): string {
  const isPlain = !lexeme.includes("'") && !lexeme.includes('\\');
  return `'${isPlain ? lexeme : lexeme.replace(/['\\]/g, '$&$&')}'`;
}

/** Sections by which a search can be narrowed. */
const NARROWING = ['learnings', 'unclear', 'customerGood', 'weeklyTop', 'insight'] as const;
export type Narrowing = (typeof NARROWING)[number];

/** Lexemes that no text holds, since no word begins with this sign. */
export const tag = {
  author: (userId: string) => `=a${userId}`,
  team: (teamId: string) => `=t${teamId}`,
  section: (name: Narrowing) => `=s${name}`,
};

/** A vector of the one lexeme that says that a team reads a diary. */
export const teamVector = (teamId: string): string => quote(tag.team(teamId));

/** The condition that one of some teams reads it, in writing; of no team where there is none. */
export const teamsQuery = (teamIds: readonly string[]): string =>
  teamIds.length === 0
    ? quote(tag.team(''))
    : `(${teamIds.map((teamId) => quote(tag.team(teamId))).join(' | ')})`;

/** Whether a section says something. */
function says(sections: ReadonlySections, name: Narrowing): boolean {
  return sections[name].length > 0;
}

/** A part of a diary that can be found, as it is shown. */
export type Part = { readonly section: 'title' | keyof ReadonlySections; readonly text: string };

/**
 * All that is to be read of a diary, in its order, Markdown without its marks.
 * @param show what is shown of a Markdown text
 */
function partsShown(title: string | null, sections: ReadonlySections, show = shownText): Part[] {
  const markdown = (section: Part['section'], text: string): Part => ({ section, text: show(text) });
  const lines = (section: Part['section'], items: readonly string[]): Part[] =>
    items.map((text) => ({ section, text }));
  return [
    { section: 'title' as const, text: title ?? '' },
    markdown('summary', sections.summary),
    markdown('learnings', sections.learnings),
    ...sections.mistakes.map(({ text }): Part => ({ section: 'mistakes', text })),
    ...lines('unclear', sections.unclear),
    ...lines('customerGood', sections.customerGood),
    ...lines('weeklyTop', sections.weeklyTop),
    markdown('insight', sections.insight),
    ...sections.answers.map(({ text }) => markdown('answers', text)),
    ...sections.topics.map(({ text }) => markdown('topics', text)),
    ...lines('nextTasks', sections.nextTasks),
  ].filter(({ text }) => text !== '');
}

type Described = {
  readonly authorId: string;
  readonly teamIds: readonly string[];
  readonly title: string | null;
  readonly sections: ReadonlySections;
};

/** What a diary is found by: by its readers, and by its author on top of that. */
export function describeWords({ authorId, teamIds, title, sections }: Described): {
  shared: string;
  own: string;
} {
  const seen = sharedSections(sections);
  // Most texts are read by everyone: they are read, and their words told apart, once.
  const show = once(shownText);
  const lexemes = once(lexemesOf);
  const weigh = ({ section, text }: Part): Said => ({ lexemes: lexemes(text), weight: weightOf(section) });
  const parts = partsShown(title, seen, show).map(weigh);
  const tagsOf = (read: ReadonlySections) => NARROWING.filter((name) => says(read, name)).map(tag.section);
  const known = new Set(parts.map((part) => part.lexemes));
  return {
    shared: vectorOf([tag.author(authorId), ...teamIds.map(tag.team), ...tagsOf(seen)], parts),
    own: vectorOf(
      [tag.author(authorId), ...tagsOf(sections)],
      partsShown(title, sections, show).map(weigh),
      known,
    ),
  };
}

/** The same of a text that was asked before. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

/** A title weighs most, then the summary. */
function weightOf(section: Part['section']): Weight {
  return section === 'title' ? 'A' : section === 'summary' ? 'B' : 'C';
}

/** Who asks for what, and where. */
export type Question = {
  readonly readerId: string;
  /** The teams whose diaries are looked through, those of the reader. */
  readonly teamIds: readonly string[];
  /** Those of them in which no one but the author sees one of the words. */
  readonly maskedIn: readonly string[];
  /** One team alone was asked for: what no team reads is left out. */
  readonly isOneTeam: boolean;
  readonly authorId: string | undefined;
  readonly has: Narrowing | undefined;
  readonly terms: readonly Term[];
};

/**
 * The conditions on the vectors, in writing: on what is shared; on what its author alone sees (null where that is not
 * asked for), and then on both together; and the words that order what is found (null without any).
 */
export function queriesOf({ readerId, teamIds, maskedIn, isOneTeam, authorId, has, terms }: Question): {
  shared: string;
  own: string | null;
  whole: string;
  rank: string | null;
} {
  const all = (conditions: readonly string[]) => conditions.join(' & ');
  const any = (conditions: readonly string[]) => `(${conditions.join(' | ')})`;
  const me = quote(tag.author(readerId));
  const teams = teamIds.map((teamId) => quote(tag.team(teamId)));
  const masked = maskedIn.map((teamId) => quote(tag.team(teamId)));
  const inTeams =
    teams.length === 0 ? [] : masked.length === 0 ? teams : [`(${any(teams)} & !${any(masked)})`];
  const mine = isOneTeam ? `(${me} & ${any(teams)})` : me;
  const words = terms.flatMap(lexemesFor).map(quote);
  const narrowed = has ? [quote(tag.section(has))] : [];
  const by = authorId ? [quote(tag.author(authorId))] : [];
  const isMine = authorId === undefined || authorId === readerId;
  return {
    shared: all([any([mine, ...inTeams]), ...by, ...narrowed, ...words]),
    own: isMine ? all([me, any([...narrowed, ...words])]) : null,
    whole: all([mine, ...narrowed, ...words]),
    rank: words.length === 0 ? null : all(words),
  };
}
