/** Lists of one's own that are written and read as Markdown. */
export type ListName = 'wisdom' | 'questions' | 'mistakes';

/** An item of a list as a Markdown text holds it. */
export type WrittenItem = {
  readonly text: string;
  /** What is said beside it, in Markdown: the details of a question, what one does instead of a mistake. */
  readonly body: string;
  /** What no text says: days, tags, a source. */
  readonly more: Readonly<Record<string, unknown>>;
};

/** An item and the line that it begins on, from 1. */
export type ReadItem = WrittenItem & { readonly line: number };
/** A line that belongs to no item of the list. */
export type StrayLine = {
  readonly line: number;
  readonly text: string;
  /** `list`: an item of another list begins there. */
  readonly reason: 'unreadable' | 'list';
};
export type ReadList = { readonly items: readonly ReadItem[]; readonly stray: readonly StrayLine[] };

/** The name of an item in its mark, and what each line of its text begins with. */
const FORMS = {
  wisdom: { mark: 'wisdom', prefix: '>' },
  questions: { mark: 'question', prefix: '##' },
  mistakes: { mark: 'mistake', prefix: '##' },
} as const;

/** Sentences of the file itself, in the language of its owner. */
const HEADINGS = {
  wisdom: { en: 'My wisdom', zh: '我的智慧' },
  questions: { en: 'My questions', zh: '我的问题' },
  mistakes: { en: 'My mistakes', zh: '我的错误' },
} as const;

const MARK = /^<!-- (wisdom|question|mistake) (\{.*\}) -->$/;
/** A line of a body that a reader of the file would take for a mark. */
const LIKE_MARK = /^\\*<!-- (?:wisdom|question|mistake)\b/;
const MARKED_LIKE = /^\\+<!-- (?:wisdom|question|mistake)\b/;
const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])\s+(.*)$/;

/** A list as one Markdown text in pieces, which `readList` reads as it was; marks in comments keep what texts cannot say. */
export function* writeList(
  list: ListName,
  items: readonly WrittenItem[],
  locale: 'en' | 'zh',
): Generator<string> {
  const { mark, prefix } = FORMS[list];
  yield `# ${HEADINGS[list][locale]}\n`;
  for (const { text, body, more } of items) {
    // A mark ends at the first arrow.
    const told = JSON.stringify(more).replaceAll('>', '\\u003e');
    const lines = text.split('\n').map((line) => (line === '' ? prefix : `${prefix} ${line}`));
    const rest = body.split('\n').map((line) => (LIKE_MARK.test(line) ? `\\${line}` : line));
    yield `\n${[`<!-- ${mark} ${told} -->`, ...lines, ...(body === '' ? [] : ['', ...rest])].join('\n')}\n`;
  }
}

/** The items of a Markdown text; one that was written elsewhere has an item for each point of its lists. */
export function readList(list: ListName, markdown: string): ReadList {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  return lines.some((line) => MARK.test(line)) ? readOwn(list, lines) : readPoints(lines);
}

type Begun = { readonly line: number; readonly more: WrittenItem['more']; text: string[]; body: string[] };

const finish = ({ line, more, text, body }: Begun): ReadItem => ({
  line,
  more,
  text: text.join('\n'),
  body: body.join('\n').trim(),
});

function readOwn(list: ListName, lines: readonly string[]): ReadList {
  const { mark, prefix } = FORMS[list];
  const items: Begun[] = [];
  const stray: StrayLine[] = [];
  let item: Begun | undefined;
  let isSkipping = false;
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (LIKE_MARK.test(content) && !content.startsWith('\\')) {
      const [, name, json = ''] = MARK.exec(content) ?? [];
      const more = name === mark ? recordIn(json) : undefined;
      item = more && { line, more, text: [], body: [] };
      isSkipping = item === undefined;
      if (item) items.push(item);
      else {
        const isOther = name !== undefined && name !== mark;
        stray.push({ line, text: content, reason: isOther ? 'list' : 'unreadable' });
      }
    } else if (item && item.body.length === 0 && (content === prefix || content.startsWith(`${prefix} `))) {
      item.text.push(content.slice(prefix.length + 1));
    } else if (item && (content.trim() === '' || list !== 'wisdom')) {
      item.body.push(MARKED_LIKE.test(content) ? content.slice(1) : content);
    } else if (!isSkipping && content.trim() !== '' && !content.startsWith('# ')) {
      stray.push({ line, text: content, reason: 'unreadable' });
    }
  }
  return { items: items.map(finish), stray };
}

function recordIn(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // It begins with a brace.
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function readPoints(lines: readonly string[]): ReadList {
  const items: Begun[] = [];
  const stray: StrayLine[] = [];
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const [, text] = LIST_ITEM.exec(content) ?? [];
    if (text !== undefined) items.push({ line, more: {}, text: [text], body: [] });
    else if (/^\s+\S/.test(content) && items.length > 0) items.at(-1)?.text.push(content.trim());
    else if (content.trim() !== '' && !/^#{1,6} /.test(content))
      stray.push({ line, text: content, reason: 'unreadable' });
  }
  return { items: items.map(finish), stray };
}
