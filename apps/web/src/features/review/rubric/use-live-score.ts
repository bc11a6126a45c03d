import { type ReadonlySections, type ScoreCircumstances, textsOf } from '@garden/contract';
import type { ExplainedScore } from '@garden/rubric/explained';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { askRubric } from './ask-rubric.ts';
import { circumstancesAt } from './circumstances-at.ts';

/** A pause in typing after which the score follows. */
const PAUSE_MS = 500;

/** The score of an entry while it is written; undefined while nothing is, and until it is known what the day asks for. */
export function useLiveScore(
  entry: ReadonlySections,
  known: ScoreCircumstances | undefined,
  /** When that came, by this device's clock. */
  knownAt: number,
): ExplainedScore | undefined {
  const settled = useDebouncedValue(entry, PAUSE_MS);
  const [score, setScore] = useState<ExplainedScore>();
  useEffect(() => {
    if (!known?.scored) return;
    if (textsOf(settled).length === 0) {
      setScore(undefined);
      return;
    }
    let isNewest = true;
    askRubric({
      entry: settled,
      circumstances: circumstancesAt(known, Date.now() - knownAt),
      sentences: false,
    })
      .then((answer) => {
        if (isNewest) setScore(answer.score);
      })
      .catch((failure: unknown) => logFailure('The score could not be worked out', failure));
    return () => {
      isNewest = false;
    };
  }, [settled, known, knownAt]);
  return score;
}
