import type { ScoreOfDiary } from '@garden/contract';

type Parts = ScoreOfDiary['parts'];
type Reason = Parts[number]['reasons'][number];

/** What the rubric misses in an entry, or does not count. */
const SHORTCOMING = /Missing$|Vague$|Late$|^dayPartly|^dayHardly|^nothing|^onlyNumbers|^copied$|^noise$/;

/** What praise is best worth saying of: thoughts and facts before what anyone does in time. */
const order = ['reflection', 'specificity', 'nextSteps', 'completeness', 'punctuality'];

/** The first thing that the rubric found in the part that came nearest to its most; of equals, the one that says more. */
export function bestOf(parts: Parts): Reason | undefined {
  const found = parts.flatMap(({ part, points, max, reasons }) => {
    const reason = reasons.find(({ key, params }) => !SHORTCOMING.test(key) && params.count !== 0);
    return reason && points > 0 ? [{ reason, share: points / max, rank: order.indexOf(part) }] : [];
  });
  const told = found.filter(({ rank }) => rank < order.length - 1);
  const [best] = (told.length > 0 ? told : found).sort((a, b) => b.share - a.share || a.rank - b.rank);
  return best?.reason;
}
