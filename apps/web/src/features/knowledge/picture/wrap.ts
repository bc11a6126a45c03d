/** The width of a text in the font it is drawn with. */
export type Measure = (text: string) => number;

/*
 * What may not begin a line, and what may not end one (kinsoku, GB/T 15834 and CLREQ): a closing mark stays with what
 * it closes, an opening one with what it opens; dashes and ellipses of two characters stay whole.
 */
const NOT_AT_START = /^[,.;:!?)\]}%’”»›…‥·、。，．；：？！）】》〉」』〕｝〗〞—～％‰℃ー々ゝゞ]/u;
const NOT_AT_END = /[([{‘“«‹（【《〈「『〔｛〖〝$¥￥£€#@]$/u;

const SPACE = /^\s+$/u;
const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
/** Scripts that are written without spaces: a line may break between their words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** A piece that no line breaks, and the space after it. */
type Unit = { text: string; space: string };

/** A paragraph in the pieces that a line may break between. */
function unitsOf(paragraph: string, locale: string): Unit[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const units: Unit[] = [];
  for (const { segment } of segmenter.segment(paragraph)) {
    const last = units.at(-1);
    if (SPACE.test(segment)) {
      if (last) last.space += ' ';
    } else if (last && last.space === '' && belongTogether(last.text, segment)) last.text += segment;
    else units.push({ text: segment, space: '' });
  }
  return units;
}

function belongTogether(before: string, after: string): boolean {
  if (NOT_AT_START.test(after) || NOT_AT_END.test(before)) return true;
  // What stands between letters of a spaced script without a space: “well-known”, “a/b”, an address.
  const isSpaced = !UNSPACED.test(before.slice(-1)) && !UNSPACED.test(after.slice(0, 1));
  if (!isSpaced) return false;
  return !(/[-–/]$/u.test(before) && WORD_START.test(after) && WORD_END.test(before.slice(0, -1)));
}

/** A piece that is wider than a line, in parts that are not: between characters as people see them, marks at their side. */
function cut({ text, space }: Unit, width: number, measure: Measure, locale: string): Unit[] {
  if (measure(text) <= width) return [{ text, space }];
  const signs: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text)) {
    const last = signs.at(-1);
    if (last !== undefined && (NOT_AT_START.test(segment) || NOT_AT_END.test(last)))
      signs[signs.length - 1] = last + segment;
    else signs.push(segment);
  }
  const parts: Unit[] = [];
  for (const sign of signs) {
    const last = parts.at(-1);
    if (last && measure(last.text + sign) <= width) last.text += sign;
    else parts.push({ text: sign, space: '' });
  }
  const last = parts.at(-1);
  if (last) last.space = space;
  return parts;
}

function fill(units: readonly Unit[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let gap = '';
  for (const { text, space } of units) {
    const longer = line + gap + text;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = text;
    } else line = longer;
    gap = space === '' ? '' : ' ';
  }
  return line === '' ? lines : [...lines, line];
}

/** Up to so many lines are made about as long as each other. */
const BALANCED = 8;
const STEPS = 7;

/**
 * Breaks a text into lines that fit a width, in any script: Latin words stay whole, Chinese ones as far as they are
 * known, no line begins with a closing mark. Short paragraphs are balanced, so that no word is left alone on the last line.
 */
export function wrapText(text: string, width: number, measure: Measure, locale: string): string[] {
  return text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => {
      const units = unitsOf(paragraph, locale).flatMap((unit) => cut(unit, width, measure, locale));
      const lines = fill(units, width, measure);
      return lines.length > 1 && lines.length <= BALANCED ? balanced(units, lines, width, measure) : lines;
    });
}

/** The narrowest lines that are no more than these. */
function balanced(units: readonly Unit[], lines: string[], width: number, measure: Measure): string[] {
  let best = lines;
  let [low, high] = [width / 2, width];
  const widest = Math.max(...units.map((unit) => measure(unit.text)));
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const tried = middle < widest ? undefined : fill(units, middle, measure);
    if (tried && tried.length === lines.length) {
      best = tried;
      high = middle;
    } else low = middle;
  }
  return best;
}
