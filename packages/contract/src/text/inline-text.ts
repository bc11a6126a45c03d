/** A run of `*` or `_`; `left` of its marks are not yet used as emphasis. */
interface EmphasisRun {
  readonly mark: string;
  readonly part: number;
  readonly opens: boolean;
  readonly closes: boolean;
  left: number;
}

/** A `[` or `![` that waits for its `]`, with the places in source, output and runs where its text begins. */
interface Bracket {
  readonly image: boolean;
  readonly textAt: number;
  readonly part: number;
  readonly run: number;
  active: boolean;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/y;
const AUTOLINK = /<([a-zA-Z][a-zA-Z\d+.-]{1,31}:[^\s<>]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)*)>/y;
const LINK_TARGET =
  /\(\s?(?:<[^<>\n]*>|(?:[^\s()<\\]|\\.|\((?:[^\s()\\]|\\.)*\))*)(?:\s(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?\s?\)/y;
const LINK_LABEL = /\[([^[\]]{0,999})\]/y;
const PLAIN_TEXT = /[^\\`*_[\]!<&]+/y;

/**
 * The text of one paragraph or heading without its marks, read once from left to right.
 *
 * Emphasis is settled link by link, then for the rest. `definitions` holds the `labelKey` of each label that has an address.
 */
export class InlineText {
  private readonly source: string;
  private readonly definitions: ReadonlySet<string>;
  private readonly parts: string[] = [];
  private readonly runs: EmphasisRun[] = [];
  private readonly brackets: Bracket[] = [];
  private readonly backticks = new Map<number, number[]>();
  private at = 0;

  constructor(source: string, definitions: ReadonlySet<string>) {
    this.source = source
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\\?\n ?/g, '\n')
      .trim();
    this.definitions = definitions;
    if (!this.source.includes('`')) return;
    for (const { 0: run, index } of this.source.matchAll(/`+/g)) {
      const places = this.backticks.get(run.length) ?? [];
      this.backticks.set(run.length, places);
      places.push(index);
    }
    for (const places of this.backticks.values()) places.reverse();
  }

  read(): string {
    while (this.at < this.source.length) this.readNext();
    this.matchEmphasis(0);
    return this.parts.join('');
  }

  private readNext(): void {
    const char = this.source.charAt(this.at);
    if (char === '\\') this.readEscape();
    else if (char === '`') this.readCode();
    else if (char === '*' || char === '_') this.readEmphasis(char);
    else if (char === '[') this.openBracket('[');
    else if (char === '!' && this.source.startsWith('![', this.at)) this.openBracket('![');
    else if (char === ']') this.closeBracket();
    else if (char === '<') this.parts.push(this.take(AUTOLINK)?.[1] ?? this.takeChars(1));
    else if (char === '&') this.readEntity();
    else this.parts.push(this.take(PLAIN_TEXT)?.[0] ?? this.takeChars(1));
  }

  private readEscape(): void {
    const escaped = /[!-/:-@[-`{-~]/.test(this.source.charAt(this.at + 1));
    if (escaped) this.at += 1;
    this.parts.push(this.takeChars(1));
  }

  private readCode(): void {
    const mark = this.take(/`+/y)?.[0] ?? '';
    const places = this.backticks.get(mark.length) ?? [];
    while ((places.at(-1) ?? this.at) < this.at) places.pop();
    const end = places.pop();
    this.parts.push(end === undefined ? mark : this.source.slice(this.at, end));
    if (end !== undefined) this.at = end + mark.length;
  }

  private readEntity(): void {
    const [, decimal, hex, name] = this.take(ENTITY) ?? [];
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (name) this.parts.push(ENTITIES[name] ?? '');
    else if (code !== undefined) this.parts.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));
    else this.parts.push(this.takeChars(1));
  }

  private readEmphasis(mark: string): void {
    const before = this.source.charAt(this.at - 1);
    const run = this.take(/\*+|_+/y)?.[0] ?? '';
    const after = this.source.charAt(this.at);
    const left = !isBlank(after) && (!isPunctuation(after) || isBlank(before) || isPunctuation(before));
    const right = !isBlank(before) && (!isPunctuation(before) || isBlank(after) || isPunctuation(after));
    const opens = left && (mark === '*' || !right || isPunctuation(before));
    const closes = right && (mark === '*' || !left || isPunctuation(after));
    this.runs.push({ mark, part: this.parts.length, opens, closes, left: run.length });
    this.parts.push(run);
  }

  private openBracket(mark: '[' | '!['): void {
    const [part, run, textAt] = [this.parts.length, this.runs.length, this.at + mark.length];
    this.brackets.push({ image: mark === '![', part, run, textAt, active: true });
    this.parts.push(this.takeChars(mark.length));
  }

  private closeBracket(): void {
    const closeAt = this.at;
    this.parts.push(this.takeChars(1));
    const bracket = this.brackets.pop();
    if (!bracket?.active || !this.takeTarget(bracket, closeAt)) return;

    if (bracket.image) {
      this.parts.length = bracket.part;
      this.runs.length = bracket.run;
      return;
    }
    this.parts.pop();
    this.parts[bracket.part] = '';
    this.matchEmphasis(bracket.run);
    for (const outer of this.brackets) if (!outer.image) outer.active = false; // no link holds another
  }

  /** Reads what makes brackets a link, if it is there: an address, a label that has one, or a text that is such a label. */
  private takeTarget(bracket: Bracket, closeAt: number): boolean {
    if (this.take(LINK_TARGET)) return true;
    if (this.definitions.size === 0) return false;
    const start = this.at;
    const label = this.take(LINK_LABEL)?.[1] || this.source.slice(bracket.textAt, closeAt);
    if (!/[[\]]/.test(label) && this.definitions.has(labelKey(label))) return true;
    this.at = start;
    return false;
  }

  /** Empties the marks of the runs from `first` on that pair up, and forgets these runs. */
  private matchEmphasis(first: number): void {
    const runs = this.runs.splice(first);
    const openers: Record<string, EmphasisRun[]> = { '*': [], _: [] };
    for (const run of runs) {
      const same = openers[run.mark] ?? [];
      const other = openers[run.mark === '*' ? '_' : '*'] ?? [];
      for (let opener = same.at(-1); run.closes && run.left > 0 && opener; opener = same.at(-1)) {
        const used = Math.min(opener.left, run.left);
        opener.left -= used;
        run.left -= used;
        if (opener.left === 0) same.pop();
        while ((other.at(-1)?.part ?? -1) > opener.part) other.pop();
      }
      if (run.opens && run.left > 0) same.push(run);
    }
    for (const run of runs) this.parts[run.part] = run.mark.repeat(run.left);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  private takeChars(count: number): string {
    this.at += count;
    return this.source.slice(this.at - count, this.at);
  }
}

function isBlank(char: string): boolean {
  return char === '' || /\s/.test(char);
}

function isPunctuation(char: string): boolean {
  return /[\p{P}\p{S}]/u.test(char);
}

/** The form in which two spellings of one label are equal. */
export function labelKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
