import { spawnSync } from 'node:child_process';

/** A line of text on a page, and how far its middle is from the page’s upper edge: boxes of fonts are far higher than letters. */
type Line = { readonly text: string; readonly middle: number };
type Page = { readonly height: number; readonly lines: readonly Line[] };

/** A font that a document uses. */
type Font = { readonly name: string; readonly isEmbedded: boolean };

function run(program: string, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`${program} is missing: install poppler-utils`, { cause: error });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (sign) => entities[sign] ?? sign);

const numberIn = (tag: string, name: string) => Number(new RegExp(`${name}="([\\d.]+)"`).exec(tag)?.[1]);

/** The pages of a PDF with their lines from top to bottom, in points, as Debian's `poppler-utils` finds them. */
export function pagesOf(path: string): Page[] {
  const found = run('pdftotext', ['-bbox', path, '-']);
  return found
    .split('<page ')
    .slice(1)
    .map((page) => {
      const words = [...page.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, tag = '', text = '']) => ({
        text: plain(text),
        left: numberIn(tag, 'xMin'),
        middle: (numberIn(tag, 'yMin') + numberIn(tag, 'yMax')) / 2,
      }));
      return { height: numberIn(page, 'height'), lines: linesOf(words) };
    });
}

type Word = Line & { readonly left: number };

/** Fonts of two scripts have their middles so far apart, in points. */
const SAME_LINE = 6;

/** Words on one height are a line. */
function linesOf(words: readonly Word[]): Line[] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1);
    if (row?.[0] && word.middle - row[0].middle < SAME_LINE) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => ({
    text: row
      .toSorted((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(' '),
    middle: row[0]?.middle ?? 0,
  }));
}

/** The fonts of a PDF. */
export function fontsOf(path: string): Font[] {
  return run('pdffonts', [path])
    .split('\n')
    .slice(2)
    .filter((row) => row.trim() !== '')
    .map((row) => {
      // From the right: emb sub uni object ID.
      const columns = row.trim().split(/\s+/);
      return { name: columns[0] ?? '', isEmbedded: columns.at(-5) === 'yes' };
    });
}

/** The pictures of a PDF: the page that each stands on, counted from 1, and its width in pixels. */
export function picturesOf(path: string): { readonly page: number; readonly width: number }[] {
  return run('pdfimages', ['-list', path])
    .split('\n')
    .slice(2)
    .map((row) => row.trim().split(/\s+/))
    .filter((columns) => columns[2] === 'image')
    .map(([page, , , width]) => ({ page: Number(page), width: Number(width) }));
}
