import type { LedgerKind } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import type { Days } from './times.ts';

/** What the ledger is asked for. */
export type Asked = Days & {
  readonly about?: LedgerKind | undefined;
  readonly reader?: string | undefined;
};

/** What was looked at. */
export function Kinds({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const { t } = useLingui();
  const kinds: readonly (readonly [LedgerKind | undefined, string])[] = [
    [undefined, t`All`],
    ['diaries', t`Diaries`],
    ['questions', t`Questions`],
    ['statistics', t`Statistics`],
    ['answers', t`Questionnaires`],
    ['ai', t`AI`],
    ['copies', t`Backups`],
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        <Trans>About</Trans>
      </legend>
      {kinds.map(([about, name]) => (
        <ToggleChip key={name} pressed={asked.about === about} onClick={() => onAsk({ ...asked, about })}>
          {name}
        </ToggleChip>
      ))}
    </fieldset>
  );
}
