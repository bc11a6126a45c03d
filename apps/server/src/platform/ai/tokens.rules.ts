/** Of Chinese, Japanese and Korean, and of emoji, a model takes about a token for each character. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]|[\ud800-\udbff]/g;
const LETTERS_PER_TOKEN = 3;

/** How many tokens a text takes: an estimate that is rather too high, since each model counts in its own way. */
export function countTokens(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return Math.ceil(wide * 1.1 + (text.length - wide) / LETTERS_PER_TOKEN);
}
