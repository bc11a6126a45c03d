import type { HelpedResult } from '@garden/contract';
import { useHelpedWords } from '../questionnaires/helped-words.ts';
import { Receipt } from './receipt.tsx';

type Props = { result: HelpedResult };

/** How many said that something helped, with the receipt of what isn’t shown. */
export function HelpedCounts({ result: { distribution, receipt } }: Props) {
  const words = useHelpedWords();
  return (
    <div className="grid grid-cols-1 gap-1 pt-1">
      {distribution && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {distribution.map(({ key, count }) => (
            <li key={key} className="text-ink-2">
              {words[key]} <strong className="font-semibold text-ink tabular-nums">{count}</strong>
            </li>
          ))}
        </ul>
      )}
      <Receipt receipt={receipt} kind="single" />
    </div>
  );
}
