import { emptySections, type MessageKey, type MessageParams, type Sections } from '@garden/contract';

/** What a file says of one day, before anyone has judged it. */
export type ReadEntry = {
  readonly file: string;
  /** The line it begins on, in a table of several days. */
  readonly row: number | null;
  readonly day: string | null;
  /** Who wrote it, where a table of reports says it. */
  readonly reporter: string | null;
  readonly title: string | null;
  readonly expression: string | null;
  /** Pictures that it names by their paths in the export; they are files of their own. */
  readonly images: readonly { readonly path: string; readonly alt: string }[];
  readonly sections: Sections;
  /** How its answers were asked, by their ids. */
  readonly asked: ReadonlyMap<string, string>;
};

/** A file, or a row of one, that cannot be read, with the reason. */
export type Unreadable = {
  readonly file: string;
  readonly row: number | null;
  readonly key: MessageKey;
  readonly params?: MessageParams;
};

/** An entry of a file that says nothing yet. */
export function emptyEntry(file: string, row: number | null = null): ReadEntry {
  return {
    file,
    row,
    day: null,
    reporter: null,
    title: null,
    expression: null,
    images: [],
    sections: emptySections(),
    asked: new Map(),
  };
}

/** The day that a file's name begins with. */
export function dayOfName(name: string): string | null {
  return /(?:^|\/)(\d{4}-\d{2}-\d{2})(?!\d)[^/]*$/.exec(name)?.[1] ?? null;
}

/** The items of a list, one a line; marks of Markdown lists before them are left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*+]|\d{1,3}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}
