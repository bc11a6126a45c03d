/** Numbers as they are compared: their digits alone, whatever they were written in. */
const WORDS: Readonly<Record<string, number>> = {
  ...{ zero: 0, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90, twice: 2, thrice: 3, dozen: 12 },
  ...{ third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
};
const SCALES: Readonly<Record<string, number>> = {
  ...{ hundred: 100, thousand: 1_000, million: 1_000_000, k: 1_000 },
  ...{ 百: 100, 千: 1_000, 万: 10_000, 亿: 100_000_000 },
};
const DIGITS: Readonly<Record<string, number>> = {
  ...{ 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
};
/** Words of Chinese that hold a numeral and count nothing. */
const NO_NUMERALS =
  /十分|万一|千万(?!元|块|美)|十足|百般|万分|成百上千|成千上万|五花八门|乱七八糟|七上八下|三心二意|丢三落四|四处|四周|再三|百忙|千方百计|不三不四|一五一十|两难|两者|第?一/gu;

const ENGLISH = Object.keys(WORDS).join('|');
const NUMBER = new RegExp(
  [
    String.raw`(?<digits>\d+(?:[.,:]\d+)*)\s?(?<scale>hundred|thousand|million|k\b|[百千万亿])?`,
    String.raw`\b(?<tens>twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?<ones>one|two|three|four|five|six|seven|eight|nine)\b`,
    String.raw`\b(?<word>${ENGLISH})\b(?: (?<by>hundred|thousand|million)\b)?`,
    `(?<han>[零〇一二两三四五六七八九十百千万亿]+)`,
  ].join('|'),
  'gu',
);

/** The numbers that a plain text names, as digits; shares and halves as words of their own. */
export function numbersIn(text: string): string[] {
  const lower = text.toLowerCase();
  const found: string[] = [];
  if (/%|per ?cent|百分之/u.test(lower)) found.push('%');
  if (/\bhalf\b|\bhalves\b|半/u.test(lower)) found.push('half');
  for (const { groups = {} } of lower.replace(NO_NUMERALS, ' ').matchAll(NUMBER)) {
    const { digits, scale, tens, ones, word, by, han } = groups;
    if (digits !== undefined) found.push(scaled(digits, scale));
    else if (tens !== undefined)
      found.push(String((WORDS[tens] ?? 0) + (ones === 'one' ? 1 : (WORDS[ones ?? ''] ?? 0))));
    else if (word !== undefined) found.push(String((WORDS[word] ?? 0) * (SCALES[by ?? ''] ?? 1)));
    else if (han !== undefined && !/^[百千万亿]$/u.test(han)) found.push(String(readHan(han)));
  }
  return found;
}

function scaled(digits: string, scale: string | undefined): string {
  const bare = digits.replace(/,(?=\d{3}(?!\d))/gu, '');
  if (scale !== undefined && /^\d+(?:\.\d+)?$/u.test(bare))
    return String(Math.round(Number(bare) * (SCALES[scale] ?? 1)));
  return bare.replace(/^0+(?=\d)/u, '');
}

/** A number in Chinese characters: by its places (三百二十), or digit by digit (二〇二六). */
function readHan(text: string): number {
  if (!/[十百千万亿]/u.test(text)) return Number([...text].map((letter) => DIGITS[letter] ?? 0).join(''));
  let whole = 0;
  let part = 0;
  let digit: number | undefined;
  for (const letter of text) {
    const scale = letter === '十' ? 10 : SCALES[letter];
    if (scale === undefined) digit = DIGITS[letter] ?? 0;
    else if (scale >= 10_000) {
      whole = (whole + part + (digit ?? (part === 0 ? 1 : 0))) * scale;
      [part, digit] = [0, undefined];
    } else {
      part += (digit ?? 1) * scale;
      digit = undefined;
    }
  }
  return whole + part + (digit ?? 0);
}
