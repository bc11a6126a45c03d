import { MAX_TITLE } from '@garden/contract';
import { plainText } from '@garden/contract/text/table';
import { readHeading, type Section, sectionNamed, unescapeHeadings } from './headings.rules.ts';
import { dayOfName, emptyEntry, linesOf, type ReadEntry } from './import-file.rules.ts';

const FRONT = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/**
 * Reads a day from a Markdown file: the export's own, one with a day in its name, or one with `day:` in front.
 * What stands before the first heading of a section is the summary; headings that name no section are part of its text.
 */
export function readMarkdown(file: string, content: string): ReadEntry {
  const text = plainText(content);
  const front = FRONT.exec(text);
  const facts = readFacts(front?.[1] ?? '');
  const body = front ? text.slice(front[0].length) : text;
  const questions = questionsOf(facts.get('asked'));
  const { title, blocks } = readBody(body, {
    own: questions.map(({ heading }) => heading),
    hasTitle: facts.has('title'),
  });
  const entry = emptyEntry(file);
  const { sections } = entry;
  const shared = listOf(facts.get('sharedMistakes'));
  const asked = new Map<string, string>();
  for (const { heading, text: written } of blocks) {
    const question = questions.find((other) => other.heading === heading);
    if (question) {
      sections[question.in].push({ id: question.id, text: written });
      asked.set(question.id, question.heading);
    } else {
      put(sections, (heading && sectionNamed(heading)) || 'summary', written);
    }
  }
  return {
    ...entry,
    day: textOf(facts.get('day')) ?? textOf(facts.get('date')) ?? dayOfName(file),
    title: textOf(facts.get('title')) ?? title,
    expression: textOf(facts.get('expression')),
    images: imagesOf(facts.get('images')),
    sections: {
      ...sections,
      mistakes: sections.mistakes.map((mistake, index) => ({
        ...mistake,
        shared: shared.includes(index + 1),
      })),
    },
    asked,
  };
}

function put(sections: ReadEntry['sections'], section: Section, text: string): void {
  switch (section) {
    case 'summary':
    case 'learnings':
    case 'insight':
      sections[section] = [sections[section], text].filter((part) => part !== '').join('\n\n');
      return;
    case 'mistakes':
      sections.mistakes.push(...itemsOf(text).map((item) => ({ text: item, shared: false })));
      return;
    default:
      sections[section].push(...itemsOf(text));
  }
}

/** Items as the export writes them, each with its further lines indented; any other list has an item a line. */
function itemsOf(text: string): string[] {
  const lines = text.split('\n');
  if (!lines.every((line) => /^(?:- | {2}|$)/.test(line)) || !text.startsWith('- ')) return linesOf(text);
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''}\n${line.slice(2)}`);
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

type Block = { readonly heading: string | undefined; readonly text: string };

function readBody(body: string, { own, hasTitle }: { own: readonly string[]; hasTitle: boolean }) {
  const blocks: { heading: string | undefined; lines: string[] }[] = [{ heading: undefined, lines: [] }];
  for (const line of body.split('\n')) {
    const read = readHeading(line, own);
    if (read?.escapes === '') blocks.push({ heading: read.heading, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  }
  const [first, ...others] = blocks.map(
    ({ heading, lines }): Block => ({ heading, text: unescapeHeadings(lines.join('\n').trim(), own) }),
  );
  const [, heading = ''] = (!hasTitle && /^# +(.+)(?:\n|$)/.exec(first?.text ?? '')) || [];
  const title = heading === '' || heading.length > MAX_TITLE ? null : heading;
  const opening = first?.text ?? '';
  const rest = title === null ? opening : opening.slice(opening.split('\n', 1)[0]?.length).trim();
  return { title, blocks: [{ heading: undefined, text: rest }, ...others].filter(({ text }) => text !== '') };
}

/** The facts in front: a name and a value a line, the value as JSON or as it stands. */
function readFacts(block: string): ReadonlyMap<string, unknown> {
  return new Map(
    block.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^([A-Za-z]\w*):[ \t]*(.*)$/.exec(line) ?? [];
      return name === '' || value.trim() === '' ? [] : [[name, parseValue(value.trim())] as const];
    }),
  );
}

function parseValue(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written.replace(/^'(.*)'$/, (_, quoted: string) => quoted.replaceAll("''", "'"));
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function fieldsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map(Object.entries(value));
  const texts = names.map((name) => [name, fields.get(name)] as const);
  if (!texts.every(([, text]) => typeof text === 'string')) return undefined;
  return Object.fromEntries(texts) as Record<Name, string>;
}

function questionsOf(value: unknown) {
  return listOf(value).flatMap((item) => {
    const found = fieldsOf(item, ['id', 'in', 'heading']);
    if (!found || (found.in !== 'answers' && found.in !== 'topics')) return [];
    return [{ id: found.id, in: found.in, heading: found.heading } as const];
  });
}

function imagesOf(value: unknown) {
  return listOf(value).flatMap((item) => {
    const found = fieldsOf(item, ['file', 'alt']);
    return found ? [{ path: found.file, alt: found.alt }] : [];
  });
}
