/** A release with what it brings, in each language. */
export type Release = {
  readonly version: string;
  readonly day: string;
  readonly notes: Readonly<Record<'en' | 'zh', readonly string[]>>;
};

const headings = { en: 'English', zh: '中文' } as const;

/**
 * The releases that a changelog tells of, in its order: `## version · day`, below it the notes as lists.
 * @throws Error where a release has no notes in one of the languages, or not as many
 */
export function readChangelog(markdown: string): Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, version, day] = /^(\d+\.\d+\.\d+) · (\d{4}-\d{2}-\d{2})$/m.exec(part) ?? [];
      if (version === undefined || day === undefined)
        throw new Error(`The changelog has a heading that is not “version · day”: ${part.slice(0, 40)}`);
      const notes = { en: notesUnder(headings.en, part), zh: notesUnder(headings.zh, part) };
      if (notes.en.length === 0 || notes.en.length !== notes.zh.length)
        throw new Error(`The changelog does not tell of ${version} alike in both languages`);
      return { version, day, notes };
    });
}

function notesUnder(heading: string, part: string): string[] {
  const [, below = ''] = part.split(`### ${heading}\n`);
  return below
    .split('\n### ', 1)
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2).trim());
}

/** The releases after one, newest first: all after none, the newest after one that is unknown. */
export function releasesAfter(releases: readonly Release[], version: string | undefined): readonly Release[] {
  if (version === undefined) return releases;
  const at = releases.findIndex((release) => release.version === version);
  return at === -1 ? releases.slice(0, 1) : releases.slice(0, at);
}
