import type { DialogueView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** Who asks where no model does. */
export const BUILT_IN = 'built-in';

/** What was asked and answered so far, folded, with the model that asked. */
export function AskedBefore({ asked }: Pick<DialogueView, 'asked'>) {
  const count = asked.length;
  return (
    <details className="group">
      <summary className="flex min-h-(--target) list-none items-center gap-x-2 text-ink-2 text-sm">
        <ChevronDownIcon className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
        <Trans>Asked so far: {count}</Trans>
      </summary>
      <ol className="grid grid-cols-1 gap-2 pb-2">
        {asked.map(({ by, question, answer }, at) => (
          // The rows of a dialogue stay in their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike, and none moves
          <li key={at} className="border-line border-l-2 pl-3">
            <p className="wrap-anywhere text-ink-2 text-sm">
              {question ?? <Trans>Your notes</Trans>}
              {by !== BUILT_IN && ` · ${by}`}
            </p>
            <p
              lang={answer === null ? undefined : ownLang(answer)}
              className="wrap-anywhere whitespace-pre-wrap"
            >
              {answer ?? <Trans>Skipped</Trans>}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
