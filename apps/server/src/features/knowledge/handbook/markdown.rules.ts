/** A guideline as a Markdown text holds it. */
export type WrittenGuideline = {
  readonly title: string;
  /** Empty for none. */
  readonly category: string;
  readonly content: string;
  readonly pinned: boolean;
};

const MARK = /^<!-- guideline(?: · (pinned))?(?: · category: (.*?))? -->$/;
/** Beginnings of lines that a reader of the file would take for a mark. */
const LIKE_MARKS = /^(?=\\*<!-- guideline)/gm;
const MARKED_LIKE = /^\\+<!-- guideline/;

/** Sentences of the file itself, in the language of its owner. */
const HEADINGS = { en: 'Handbook', zh: '手册' } as const;

/**
 * A handbook as one Markdown text, which `readHandbook` reads as it was; marks in comments keep what headings cannot.
 * It comes piece by piece, since it may be twenty megabytes.
 */
export function* writeHandbook(
  guidelines: Iterable<WrittenGuideline>,
  locale: keyof typeof HEADINGS,
): Generator<string> {
  yield headingOf(locale);
  for (const guideline of guidelines) yield writeGuideline(guideline);
}

export const headingOf = (locale: keyof typeof HEADINGS) => `# ${HEADINGS[locale]}\n`;

/** A guideline with the blank line before it. */
export function writeGuideline({ title, category, content, pinned }: WrittenGuideline): string {
  const of = category ? [`category: ${oneLine(category)}`] : [];
  const mark = ['guideline', ...(pinned ? ['pinned'] : []), ...of];
  const text = content.replace(LIKE_MARKS, '\\');
  return `\n<!-- ${mark.join(' · ')} -->\n## ${oneLine(title)}\n\n${text}\n`;
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/**
 * The guidelines of a Markdown text. One that was written elsewhere has a category for each `#` and a guideline for each
 * `##`; deeper headings belong to the content.
 */
export function readHandbook(markdown: string): WrittenGuideline[] {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  return lines.some((line) => MARK.test(line)) ? readOwn(lines) : readHeadings(lines);
}

type Begun = Omit<WrittenGuideline, 'content'> & { readonly lines: string[] };

const finish = ({ lines, ...begun }: Begun): WrittenGuideline => ({
  ...begun,
  content: lines.join('\n').trim(),
});

function readOwn(lines: readonly string[]): WrittenGuideline[] {
  const read: Begun[] = [];
  let mark: RegExpExecArray | null = null;
  for (const line of lines) {
    const found = MARK.exec(line);
    if (found) {
      mark = found;
      continue;
    }
    if (mark && line.startsWith('## ')) {
      const [, pinned, category = ''] = mark;
      read.push({ title: line.slice(3).trim(), category, pinned: pinned !== undefined, lines: [] });
      mark = null;
      continue;
    }
    read.at(-1)?.lines.push(MARKED_LIKE.test(line) ? line.slice(1) : line);
  }
  return read.map(finish);
}

function readHeadings(lines: readonly string[]): WrittenGuideline[] {
  const read: Begun[] = [];
  let category = '';
  let fence: string | undefined;
  let isOpen = false;
  for (const line of lines) {
    const [marker] = /^ {0,3}(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (marker)
      fence = fence === undefined ? marker.trim()[0] : fence === marker.trim()[0] ? undefined : fence;
    const [, marks, text = ''] = (fence === undefined && /^(##?) +(.+?)(?: +#+)?\s*$/.exec(line)) || [];
    if (marks === '#') {
      category = text;
      isOpen = false;
    } else if (marks === '##') {
      read.push({ title: text, category, pinned: false, lines: [] });
      isOpen = true;
    } else if (isOpen) read.at(-1)?.lines.push(line);
  }
  return read.map(finish);
}
