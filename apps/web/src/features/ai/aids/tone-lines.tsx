import type { ToneLineView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ownLang } from '../../../lib/locale/locale.ts';

/** Lines that read harsh or low, each with what may help. */
export function ToneLines({ lines }: { lines: readonly ToneLineView[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-sans text-base">
        <Trans>How this may read</Trans>
      </h3>
      <ul className="mt-1 grid grid-cols-1 gap-2">
        {lines.map(({ text, hint }) => (
          <li key={text} className="border-line border-l-2 pl-3">
            <q lang={ownLang(text)} className="wrap-anywhere">
              {text}
            </q>
            <p className="text-ink-2 text-sm">
              <Hint of={hint} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hint({ of }: { of: ToneLineView['hint'] }) {
  switch (of) {
    case 'thisTime':
      return <Trans>It may hurt. Try what happened this time, instead of “always” or “everyone”.</Trans>;
    case 'happened':
      return (
        <Trans>It may hurt. Try what happened and what you’d have needed, instead of what someone is.</Trans>
      );
    case 'friend':
      return <Trans>That’s hard on you. What would you say to a colleague who wrote this?</Trans>;
    case 'company':
      return <Trans>That sounds heavy. You may keep it, and you may tell someone you trust about it.</Trans>;
  }
}
