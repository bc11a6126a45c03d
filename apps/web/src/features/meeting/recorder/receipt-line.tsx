import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '../../../components/icons/signs.tsx';
import { lineTime } from '../transcript/line-time.ts';
import type { Receipt } from './receipt.ts';

/** What was recorded, and what of it is missing: nothing, or how much. */
export function ReceiptLine({ recorded, missing, gaps, silent }: Receipt) {
  const { i18n } = useLingui();
  const seconds = new Intl.NumberFormat(i18n.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(missing / 1000);
  const length = lineTime(recorded);
  const silence = lineTime(silent);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2">
      <CheckCircleIcon className="size-5 text-leaf" />
      <span>
        <Trans>{length} recorded</Trans>
      </span>
      <span>
        <Plural value={gaps} _0="no gaps" one="# gap bridged" other="# gaps bridged" />
      </span>
      <span>
        <Trans>{seconds} s missing</Trans>
      </span>
      {silent > 0 && (
        <span>
          <Trans>{silence} without a voice, which isn’t written down</Trans>
        </span>
      )}
    </p>
  );
}
