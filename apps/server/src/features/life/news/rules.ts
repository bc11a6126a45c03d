import { createHash } from 'node:crypto';
import type { CitedText } from '@garden/analysis';
import type { NewsItemView } from '@garden/contract';
import { administers } from '../../team/policy.ts';

/** The kind of object that an item of news is. */
export const NEWS = 'news';

/** How many people an item must rest on, so that a theme never tells of one person alone. */
export const LEAST_PEOPLE: Readonly<Record<NewsItemView['kind'], number>> = {
  blocker: 1,
  theme: 3,
  customerGood: 1,
  thanks: 1,
};

/** What a sentence of a diary is known again by as long as it reads the same. */
export const refOf = ({ text }: Pick<CitedText, 'text'>): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

type Blocker = { readonly kind: NewsItemView['kind']; readonly solvedAt: Date | null };

/** Anyone else than its writer offers help with a blocker that is open. */
export const mayHelp = ({ kind, solvedAt }: Blocker, isWriter: boolean): boolean =>
  kind === 'blocker' && solvedAt === null && !isWriter;

/** Who wrote it, who helped and who runs the team say that a blocker is solved. */
export const maySolve = (
  { kind }: Pick<Blocker, 'kind'>,
  {
    isWriter,
    isHelper,
    role,
  }: { isWriter: boolean; isHelper: boolean; role: Parameters<typeof administers>[0] },
): boolean => kind === 'blocker' && (isWriter || isHelper || administers(role));

/** The day of the newest morning’s news; null before the first. */
export function newestMorning(numbers: readonly { readonly numbers: object }[]): string | null {
  const [kept] = numbers;
  return kept && 'of' in kept.numbers && typeof kept.numbers.of === 'string' ? kept.numbers.of : null;
}
