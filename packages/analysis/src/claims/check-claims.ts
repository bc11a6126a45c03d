import { saidAcross } from '../glosses/said.ts';
import type { AcrossTerm } from '../glosses/terms.ts';
import type { Member } from '../thanks.ts';
import { carriesDate, datesIn, daysOf } from './dates.ts';
import { membersIn, namesNamed, partsOf, standsIn } from './names.ts';
import { keepsDenials } from './negation.ts';
import { numbersIn } from './numbers.ts';
import { contentOf, countShared, echoes, isHan, isPlain, plain, quotedIn } from './readings.ts';

/** What a model says, with the sentences that it says it rests on. */
export type Claim = {
  readonly text: string;
  readonly cites: readonly string[];
  /** Who it is about, where claims are of one person each. */
  readonly about: string | null;
};

/** A sentence that a model was given, as it was given. */
export type Evidence = {
  readonly id: string;
  readonly authorId: string;
  readonly day: string;
  readonly text: string;
};

export type ClaimStandards = {
  readonly evidence: readonly Evidence[];
  /** Those whose names a claim may hold. */
  readonly people: readonly Member[];
  /** What the model was told to do. */
  readonly instructions: readonly string[];
  /**
   * What claims are of: `own` of one’s own sentences, `person` of one person each, who stands in `about`; `team` of at least
   * three people together and none by name; `advice` says what a sentence lacks, so that it need not say the same; `said` is
   * one's own words put together, in their language, with hardly a word that is not among them.
   */
  readonly of: 'own' | 'person' | 'team' | 'advice' | 'said';
  /** What the words of each claim may be called in the other language, in the order of the claims. */
  readonly across: readonly (readonly AcrossTerm[])[];
};

/** Why a claim was dropped. */
export type ClaimFault =
  | 'form'
  | 'echo'
  | 'repeated'
  | 'citation'
  | 'person'
  | 'quotation'
  | 'number'
  | 'date'
  | 'name'
  | 'negation'
  | 'content';

const LONGEST = 320;
const MOST_CITED = 8;
/** As many people as what is told of a team rests on. */
const TEAM_PEOPLE = 3;
/** This share of what a claim is about stands in what it cites, at least. */
const LEAST_SHARED = 0.25;
/** Of one's own words put together, this share. */
const LEAST_SAID = 0.7;

/**
 * Why a claim is not shown, or null where what it cites carries it: its numbers, dates, names and quotations stand in the cited
 * sentences, it denies what they deny, it has words in common with them, and what is said of someone cites them.
 * @param terms what its words may be called in the other language
 */
export function faultOf(
  claim: Claim,
  { evidence, people, instructions, of }: Omit<ClaimStandards, 'across'>,
  terms: readonly AcrossTerm[] = [],
): ClaimFault | null {
  const text = plain(claim.text);
  if (!isPlain(claim.text) || text.length > LONGEST || !/\p{L}/u.test(text)) return 'form';
  if (instructions.some((instruction) => echoes(text, instruction))) return 'echo';
  const byId = new Map(evidence.map((sentence) => [sentence.id, sentence]));
  const cited = [...new Set(claim.cites)].flatMap((id) => byId.get(id) ?? []);
  if (cited.length === 0 || cited.length > MOST_CITED || claim.cites.some((id) => !byId.has(id)))
    return 'citation';
  if (!isOfThem(claim, cited, of)) return 'person';
  const sentences = cited.map((sentence) => plain(sentence.text));
  const isSaid = (words: string) => sentences.some((sentence) => sentence.toLowerCase().includes(words));
  if (!quotedIn(text).every((quoted) => isSaid(quoted.toLowerCase()))) return 'quotation';
  const { dates, rest } = datesIn(text);
  const read = cited.map(({ day }, at) => {
    const named = datesIn(sentences[at] ?? '');
    return { ...named, days: daysOf(day, named.dates) };
  });
  if (!dates.every((date) => read.some(({ dates: named, days }) => carriesDate(date, named, days))))
    return 'date';
  const years = read.flatMap(({ days }) => days.map((day) => String(day.getUTCFullYear())));
  const numbers = new Set([...read.flatMap(({ rest: left }) => numbersIn(left)), ...years]);
  if (!numbersIn(rest).every((number) => numbers.has(number))) return 'number';
  if (!namesOnlyCited(rest, cited, sentences, { people, of })) return 'name';
  if (of === 'advice') return null;
  if (!keepsDenials(text, sentences)) return 'negation';
  return hasContentOf(text, sentences, of, terms) ? null : 'content';
}

function isOfThem({ about }: Claim, cited: readonly Evidence[], of: ClaimStandards['of']): boolean {
  const authors = new Set(cited.map(({ authorId }) => authorId));
  if (of === 'person') return about !== null && authors.size === 1 && authors.has(about);
  return of === 'team' ? authors.size >= TEAM_PEOPLE : authors.size === 1;
}

function namesOnlyCited(
  text: string,
  cited: readonly Evidence[],
  sentences: readonly string[],
  { people, of }: Pick<ClaimStandards, 'people' | 'of'>,
): boolean {
  const named = membersIn(text, people);
  if (of === 'team' && named.length > 0) return false;
  const stands = (name: string) => sentences.some((sentence) => standsIn(name, sentence));
  const isCited = ({ id, name }: Member) =>
    cited.some(({ authorId }) => authorId === id) || partsOf(name).some(stands);
  const known = new Set(named.flatMap(({ name }) => partsOf(name).map((part) => part.toLowerCase())));
  return (
    named.every(isCited) && namesNamed(text).every((name) => known.has(name.toLowerCase()) || stands(name))
  );
}

/** Of a claim in another language than what it cites, which one's own words put together never are, one word stands there. */
function hasContentOf(
  text: string,
  sentences: readonly string[],
  of: ClaimStandards['of'],
  terms: readonly AcrossTerm[],
): boolean {
  const same = sentences.filter((sentence) => isHan(sentence) === isHan(text));
  if (same.length < sentences.length)
    return of !== 'said' && (same.length > 0 || isCarriedAcross(sentences, terms));
  // What is contracted is as good as its words: a denial in it was looked at before.
  const content = contentOf(of === 'said' ? text.replace(/\b\w+'\w+/gu, ' ') : text);
  const theirs = new Set(same.flatMap((sentence) => [...contentOf(sentence)]));
  const shared = countShared(content, theirs);
  return shared > 0 && shared >= content.size * (of === 'said' ? LEAST_SAID : LEAST_SHARED);
}

/** What the dictionary has no words of can't be told. */
const isCarriedAcross = (sentences: readonly string[], terms: readonly AcrossTerm[]): boolean =>
  terms.length === 0 || saidAcross(sentences.join('\n'), terms).some((said) => said?.share === 1);

/** Parts the claims of a model into those that what they cite carries, in their order, and the faults of the others. */
export function checkClaims<C extends Claim>(
  claims: readonly C[],
  standards: ClaimStandards,
): { readonly kept: readonly C[]; readonly faults: readonly ClaimFault[] } {
  const kept: C[] = [];
  const faults: ClaimFault[] = [];
  const said = new Set<string>();
  for (const [at, claim] of claims.entries()) {
    const words = plain(claim.text).toLowerCase();
    const fault = said.has(words) ? 'repeated' : faultOf(claim, standards, standards.across[at]);
    said.add(words);
    if (fault) faults.push(fault);
    else kept.push(claim);
  }
  return { kept, faults };
}
