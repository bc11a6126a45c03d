import { contentOf, countShared, isHan } from './readings.ts';

const ENGLISH =
  /\b(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|hardly|barely|unable|refus\w+|fail(?:s|ed|ing)? to|no longer|lacks?|lacked)\b|n't\b/iu;
/** 不 and 没 in words that deny nothing. */
const NO_CHINESE_DENIAL =
  /不错|不仅|不但|不断|不过|不同|不少|不久|不管|不论|不只|差不多|要不|不得不|不知不觉|是不是|有没有|能不能|会不会|要不要|好不好|对不起|没想到/gu;
const CHINESE = /不|没|未(?!来)|无法|无人|无需|毫无|并非|别(?!人|的)|莫|拒绝|失败/u;

/** Whether a clause denies something. */
export const denies = (text: string): boolean =>
  ENGLISH.test(text) || CHINESE.test(text.replace(NO_CHINESE_DENIAL, ''));

const CLAUSE =
  /[,，;；、。.!?！？—–:：]+(?=\s|$|\p{Script=Han})|\b(?:but|however|although|though|while|and|so|because|until|since)\b|但是?|不过|然而|虽然|因为|所以|而且|并且|直到/giu;

const clausesOf = (text: string): string[] =>
  text
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/**
 * Whether a claim denies what its sentences deny, and nothing else. Each clause of it is held against those clauses that it
 * has most in common with; where a claim is in another language than they are, the sentences are looked at as they stand.
 */
export function keepsDenials(claim: string, sentences: readonly string[]): boolean {
  const sameLanguage = sentences.filter((sentence) => isHan(sentence) === isHan(claim));
  const cited = sameLanguage
    .flatMap(clausesOf)
    .map((clause) => ({ denies: denies(clause), content: contentOf(clause) }));
  const whole = sentences.map(denies);
  if (!whole.includes(denies(claim)) && sameLanguage.length === 0) return false;
  return clausesOf(claim).every((clause) => {
    const content = contentOf(clause);
    const shares = cited.map((each) => countShared(content, each.content));
    const most = Math.max(0, ...shares);
    const nearest = cited.filter((_, at) => shares[at] === most);
    const known = most > 0 ? nearest.map((each) => each.denies) : whole;
    return known.includes(denies(clause));
  });
}
