import { type CitedText, type Source, sentencesIn } from '@garden/analysis';
import { countTokens } from '../../../platform/ai/tokens.rules.ts';
import { threadTask } from '../../../platform/threads/task.ts';
import { refOf } from '../../life/news/rules.ts';
import { maskWords } from '../../team/words/rules.ts';

/** A diary that a model may be told of. */
export type TellableSource = Source & {
  readonly day: string;
  /** Sensitive words of its teams. */
  readonly words: readonly string[];
  /** What alone may be told of it, by the hashes of its sentences; all of it where null. */
  readonly only: readonly string[] | null;
};

type Asked = {
  readonly sources: readonly TellableSource[];
  /** Whether tasks of the next day are told. */
  readonly withPlans: boolean;
  /** Tokens that all of it may take. */
  readonly room: number;
};

/** A sentence as it leaves: no line of its writer’s own, no mistake, no sensitive word. */
export type Gathered = Pick<CitedText, 'sourceId' | 'authorId' | 'shown'> & {
  readonly day: string;
  /** What it is known again by. */
  readonly ref: string;
  /** As it is sent. */
  readonly text: string;
};

/** For its id, its writer and its day. */
const TOKENS_BESIDE = 24;
const MOST = 200;

/** The sentences that a model is given, by their days: of each diary the first ones, then the next, as long as there is room. */
export const gatherTask = threadTask(
  'ai/telling/gather',
  ({ sources, withPlans, room }: Asked): Gathered[] => {
    const rows = sources.map((source) => gatherOf(source, withPlans));
    const chosen = new Set<Gathered>();
    let left = room;
    const longest = Math.max(0, ...rows.map(({ length }) => length));
    for (let nth = 0; nth < longest; nth += 1)
      for (const row of rows) {
        const sentence = row[nth];
        if (!sentence || chosen.size >= MOST) continue;
        const needed = countTokens(sentence.text) + TOKENS_BESIDE;
        if (needed > left) continue;
        left -= needed;
        chosen.add(sentence);
      }
    return rows
      .flat()
      .filter((sentence) => chosen.has(sentence))
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  },
  ({ sources }) =>
    sources.reduce((sum, { entry }) => sum + entry.summary.length + entry.learnings.length + 500, 0),
);

function gatherOf({ day, words, only, ...source }: TellableSource, withPlans: boolean): Gathered[] {
  const known = new Set<string>();
  return sentencesIn(source).flatMap(({ sourceId, authorId, at, shown, text }) => {
    const ref = refOf({ text });
    if ((!withPlans && at.section === 'nextTasks') || known.has(ref)) return [];
    known.add(ref);
    if (only && !only.includes(ref)) return [];
    return [{ sourceId, authorId, shown, day, ref, text: maskWords(shown, words) }];
  });
}
