import type { ToldView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';

/** What became of the claims of an answer, and where sentences went. */
export function Receipt({ of: { host, sentences, kept, dropped, wrong } }: { of: ToldView['receipt'] }) {
  if (host === null) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      <li className="wrap-anywhere">
        <Trans>
          <Plural value={sentences} one="# sentence" other="# sentences" /> sent to {host}
        </Trans>
      </li>
      <li>
        <Plural value={kept} one="# claim kept" other="# claims kept" />
      </li>
      {dropped > 0 && (
        <li>
          <Plural
            value={dropped}
            one="# claim dropped: what it cites doesn’t carry it"
            other="# claims dropped: what they cite doesn’t carry them"
          />
        </li>
      )}
      {wrong > 0 && (
        <li>
          <Plural
            value={wrong}
            one="# claim left out that was said to be wrong or of no help"
            other="# claims left out that were said to be wrong or of no help"
          />
        </li>
      )}
    </ul>
  );
}
