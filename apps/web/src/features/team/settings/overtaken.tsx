import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';

/** A value of a section in words. */
export type Told = { readonly label: ReactNode; readonly text: string };

type Props = {
  /** What is there now, and what was typed here, value by value. */
  theirs: readonly Told[];
  mine: readonly Told[];
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two administrators changed the same: both values, and which one shall hold. */
export function Overtaken({ theirs, mine, busy, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Banner tone="error" title={translateMessage('settingsChanged')}>
      <dl className="wrap-anywhere mt-2 grid grid-cols-1 gap-2">
        {theirs.map(({ label, text }, index) => {
          const typed = mine[index]?.text ?? '';
          return (
            text !== typed && (
              // The values of a section have a fixed order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <div key={index}>
                <dt className="font-semibold">{label}</dt>
                <dd>
                  <Trans>Now: {text || '–'}</Trans>
                </dd>
                <dd>
                  <Trans>Yours: {typed || '–'}</Trans>
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" loading={busy} onClick={onKeepMine}>
          <Trans>Save mine</Trans>
        </Button>
        <Button look="ghost" onClick={onTakeTheirs}>
          <Trans>Take what’s there</Trans>
        </Button>
      </div>
    </Banner>
  );
}
