import { withoutThoughts } from './read-answer.ts';

/** The beginning of an answer that is a list, with the code in front of it. */
const BEGINNING = /^\s*(?:```(?:json)?\s*)?\{\s*"code"\s*:\s*"([^"]*)"\s*,\s*"answer"\s*:\s*\[/;

/**
 * Reads the items of a list while its answer comes. None is given before the code has come back; what stands around the
 * list, and whether it ends, is for the whole answer to show.
 * @returns gives the items that are whole with the next piece of text
 */
export function readItems(code: string): (more: string) => unknown[] {
  let text = '';
  let hasBegun = false;
  return (more) => {
    text += more;
    if (!hasBegun) {
      const body = withoutThoughts(text);
      const [beginning, returned] = BEGINNING.exec(body) ?? [];
      if (beginning === undefined || returned !== code) return [];
      hasBegun = true;
      text = body.slice(beginning.length) + text.slice(text.trimEnd().length);
    }
    const items: unknown[] = [];
    for (let item = nextItem(text); item; item = nextItem(text)) {
      items.push(item.value);
      text = text.slice(item.end);
    }
    return items;
  };
}

function nextItem(text: string): { readonly value: unknown; readonly end: number } | null {
  const start = text.indexOf('{');
  if (start < 0 || text.slice(0, start).includes(']')) return null;
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return parsed(text.slice(start, at + 1), at + 1);
    }
  }
  return null;
}

function parsed(text: string, end: number): { readonly value: unknown; readonly end: number } | null {
  try {
    return { value: JSON.parse(text), end };
  } catch {
    return null;
  }
}
