import { isBlank, type MeetingTemplate, type MinutesHeading, minutesHeadings } from '@garden/contract';
import type { MinutesWords } from '../minutes/minutes-text.ts';

/** A template as it is edited: one heading on each line. */
export type TypedTemplate = {
  readonly key: string;
  /** Of one that is there already. */
  readonly id: string | undefined;
  readonly name: string;
  readonly headings: string;
};

export const newTemplate = (): TypedTemplate => ({
  key: crypto.randomUUID(),
  id: undefined,
  name: '',
  headings: '',
});

export const typedOf = (
  { id, name, headings }: MeetingTemplate,
  words: Pick<MinutesWords, 'heading'>,
): TypedTemplate => ({
  key: id,
  id,
  name,
  headings: headings.map(words.heading).join('\n'),
});

/** The headings of the lines: what the product has a name for is found as that, and read in each reader’s language. */
export function headingsIn(lines: string, words: Pick<MinutesWords, 'heading'>) {
  const known = new Map(
    minutesHeadings
      .filter((heading) => heading !== 'own')
      .map((heading) => [words.heading({ heading, title: '' }).toLowerCase(), heading]),
  );
  return lines
    .split('\n')
    .filter((line) => !isBlank(line))
    .map((line): { heading: MinutesHeading; title: string } => {
      const title = line.trim();
      const heading = known.get(title.toLowerCase());
      return heading === undefined ? { heading: 'own', title } : { heading, title: '' };
    });
}
