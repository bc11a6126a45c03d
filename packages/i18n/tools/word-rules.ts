/** A rule of the product's language that a machine can hold, and what to write instead. */
type WordRule = { readonly pattern: RegExp; readonly instead: string };

const englishRules: readonly WordRule[] = [
  { pattern: /\b(whom|somebody|nobody|whoever)\b/i, instead: 'who, someone, no one' },
  { pattern: /\b(e-mails?|mails?)\b/i, instead: 'email' },
  {
    pattern: /(?<!-)\b(cannot|(do|does|did|is|are|was|were|has|have|had|can|could|would|should|will) not)\b/i,
    instead: 'a contraction (don’t, isn’t, can’t)',
  },
  // Before a pause and after some words no one contracts: “You are:”, “who you are”, “as they are”.
  {
    pattern: /(?<!\b(who|where|what|how|as) )\b(you|we|they) are\b(?! ?[:;,.?])/i,
    instead: 'a contraction (you’re, we’re, they’re)',
  },
];

/** A word that runs into what is filled in, but for “’s” and endings of plurals. */
const GROWN_TOGETHER = /\p{L}\{\w+\}|\{\w+\}\p{L}{2,}/u;
const englishJoin: WordRule = {
  pattern: GROWN_TOGETHER,
  instead: 'a blank between a word and a placeholder',
};

/** A blank between Chinese and a placeholder, `#` of a plural, a tag, a Latin word or a number. */
const DRAWN_BLANK = /[\w}#>] +\p{Script=Han}|\p{Script=Han} +[\w{#<]/u;

const chineseRules: readonly WordRule[] = [
  { pattern: /您/, instead: '你' },
  { pattern: /创建者|入团(?!队)|私密行|日志/, instead: '拥有者, 加入, 私密段落, 日记 or 操作记录' },
  {
    pattern: /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u,
    instead: 'full-width punctuation',
  },
  { pattern: /的的|了了|是是|，，|。。|、、/, instead: 'it once' },
  { pattern: DRAWN_BLANK, instead: 'no blank beside Chinese characters: text-autospace draws it' },
];

/** What is filled in has words of its own. */
export const FILLED = /\{\w+(?=[,}])|<\/?\w+\/?>/g;

/**
 * What a sentence and its translation say against the rules of the product's language.
 * @returns one line for each rule that is broken; none where all hold
 */
export function wordFaults(english: string, chinese: string): string[] {
  return [
    ...faultsOf(english.replace(FILLED, '{'), englishRules),
    ...faultsOf(english, [englishJoin]),
    ...faultsOf(chinese, chineseRules),
    ...[english, chinese].flatMap(unpairedFaults),
  ];
}

/** Quotation marks and brackets that open and do not close, or the other way round. */
function unpairedFaults(sentence: string): string[] {
  const count = (mark: string) => sentence.split(mark).length;
  return ['“”', '（）', '《》']
    .filter(([open = '', close = '']) => count(open) !== count(close))
    .map((pair) => `“${pair}”: write both of the pair`);
}

function faultsOf(sentence: string, rules: readonly WordRule[]): string[] {
  return rules.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(sentence) ?? [];
    return found === undefined ? [] : [`“${found}”: write ${instead}`];
  });
}

/** The control that a sentence sends to: use “…”, under “…”, create one with “…”. */
const POINTED_AT = /\b(?:use|under|one with) “([^“”{}]+)”/i;

/**
 * What a sentence says of a control that does not exist by that name, so that the reader would look for it in vain.
 * @param translations each English sentence of the catalogue and its Chinese one
 */
export function pointerFaults(
  english: string,
  chinese: string,
  translations: ReadonlyMap<string, string>,
): string[] {
  const control = POINTED_AT.exec(english)?.[1];
  if (control === undefined) return [];
  const translated = translations.get(control);
  if (translated === undefined) return [`“${control}”: no control has this name`];
  return chinese.includes(`“${translated}”`) ? [] : [`the control is “${translated}” in Chinese`];
}

/** The translation without the blanks that `text-autospace` draws. */
export function withoutDrawnBlanks(chinese: string): string {
  return chinese.replace(/(?<=[\w}#>]) +(?=\p{Script=Han})|(?<=\p{Script=Han}) +(?=[\w{#<])/gu, '');
}
