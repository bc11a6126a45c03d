import type { PackedFile } from './read-zip.ts';

/** A note as another program wrote it, before it is a day of this product. */
export type Note = {
  /** Where it stands: a path, or a name made of its moment. */
  readonly name: string;
  readonly day: string | null;
  readonly text: string;
  /** Pictures beside those that its text names, as it names them. */
  readonly beside?: readonly string[];
};

/** Pictures of an archive, as notes name them. */
export type Shelf = {
  /** The picture that a note names; undefined where there is none. */
  find(name: string, from: string): PackedFile | undefined;
};

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|bmp|heic|heif|tiff?)$/i;
export const isPicture = (path: string) => PICTURE.test(path);

const ELSEWHERE = /^[a-z][a-z0-9+.-]*:/i;
const MOMENT = /^dayone-moment:\/+/i;
/** `![[picture.png|300]]` of Obsidian, and `![what it shows](path "title")` of Markdown. */
const EMBEDDED =
  /!\[\[([^\]|#\n]{1,500})(?:[|#][^\]\n]{0,200})?\]\]|!\[([^\]\n]{0,500})\]\((?:<([^>\n]{1,500})>|((?:[^\s()]|\([^\s()]{0,200}\)){1,500}))(?: ["'][^)\n]{0,200}["'])?\)/g;
const MAX_ALT = 120;
const MAX_KEY = 200;

/** Makes a shelf of an archive's pictures: by the path beside the note, the path in the archive, then the name alone. */
export function shelve(pictures: readonly PackedFile[]): Shelf {
  const byPath = new Map(pictures.map((picture) => [picture.path.toLowerCase(), picture]));
  const byName = new Map(pictures.toReversed().map((picture) => [nameOf(picture.path), picture]));
  const byStem = new Map(pictures.toReversed().map((picture) => [stemOf(picture.path), picture]));
  return {
    find(name, from) {
      const path = name.toLowerCase().replace(/^\.?\/+/, '');
      const beside = resolve(from.toLowerCase(), path);
      return byPath.get(beside) ?? byPath.get(path) ?? byName.get(nameOf(path)) ?? byStem.get(nameOf(path));
    },
  };
}

const nameOf = (path: string) => path.toLowerCase().split('/').at(-1) ?? '';
const stemOf = (path: string) => nameOf(path).replace(/\.[^.]+$/, '');

function resolve(from: string, path: string): string {
  const folders = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') folders.pop();
    else if (part !== '.') folders.push(part);
  }
  return folders.join('/');
}

export type Written = {
  readonly text: string;
  readonly pictures: readonly { readonly key: string; readonly file: PackedFile | undefined }[];
  /** Videos, recordings and other files in it, which stay where they are. */
  readonly media: number;
};

/** A picture's path as a request takes it and gives it back. */
export const keyOf = (path: string) => path.normalize('NFC').slice(-MAX_KEY).trim();

/**
 * A note as the server reads it: its day and its pictures in front, and no marks of pictures in its text. What front
 * matter says beside them stays; a picture that is nowhere is named all the same, so that it can be told of.
 */
export function writeNote({ name, day, text, beside = [] }: Note, shelf: Shelf): Written {
  const front = /^\ufeff?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  const body = front ? text.slice(front[0].length) : text.replace(/^\ufeff/, '');
  const images: { file: string; alt: string }[] = [];
  const pictures: Written['pictures'][number][] = [];
  let media = 0;
  const put = (named: string, alt: string) => {
    const file = shelf.find(named, name);
    const key = keyOf(file?.path ?? named);
    if (pictures.some((other) => other.key === key)) return;
    pictures.push({ key, file });
    images.push({ file: key, alt: alt.slice(0, MAX_ALT) });
  };
  const left = body.replace(EMBEDDED, (mark, wiki?: string, alt = '', angled?: string, bare?: string) => {
    const named = decodePath((wiki ?? angled ?? bare ?? '').trim());
    const moment = MOMENT.exec(named);
    const path = moment ? named.slice(moment[0].length) : named;
    if (!moment && ELSEWHERE.test(path)) return mark;
    if (moment ? path.includes('/') : !isPicture(path)) {
      // An embedded note of Obsidian stays as it is written: it says something.
      if (wiki !== undefined && !/\.\w{2,4}$/.test(path)) return mark;
      media += 1;
      return '';
    }
    put(path, wiki === undefined ? alt : '');
    return '';
  });
  for (const each of beside) put(each, '');
  if (images.length === 0 && media === 0 && day === null) return { text, pictures, media };
  const facts = [
    ...(front?.[1] ?? '').split(/\r?\n/).filter((line) => line !== '' && !/^(?:day|date|images):/.test(line)),
    ...(day === null ? [] : [`day: ${day}`]),
    ...(images.length === 0 ? [] : [`images: ${JSON.stringify(images)}`]),
  ];
  const kept = left === body ? body : left.replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n');
  return { text: `---\n${facts.join('\n')}\n---\n\n${kept.trim()}\n`, pictures, media };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The day of a note by its name or its front matter; null where neither says one. */
export function dayOfNote(path: string, text: string): string | null {
  const front = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const fact = (name: string) =>
    new RegExp(`^${name}:[ \\t]*["']?(\\d{4})[-/.](\\d{2})[-/.](\\d{2})(?!\\d)`, 'm').exec(front);
  const [, ...named] =
    fact('day') ??
    fact('date') ??
    /(?:^|\/)(\d{4})-(\d{2})-(\d{2})(?!\d)[^/]*$/.exec(path) ??
    fact('created') ??
    [];
  return named.length === 0 ? null : named.join('-');
}
