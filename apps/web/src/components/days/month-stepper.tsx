import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../buttons/icon-button.tsx';
import { ChevronRightIcon } from '../icons/actions.tsx';
import { ChevronLeftIcon } from '../icons/objects.tsx';
import { formatDay } from './format-time.ts';

type Props = {
  /** `YYYY-MM`. */
  month: string;
  /** The first and the last month that can be reached; none where absent. */
  first?: string;
  last?: string;
  /** Of its heading; the second where absent. */
  level?: 2 | 3;
  /** By one month, back or on. */
  onStep: (by: -1 | 1) => void;
};

/** A month between the ways to the one before and the one after. */
export function MonthStepper({ month, first, last, level = 2, onStep }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between">
      <IconButton
        label={t`Previous month`}
        icon={<ChevronLeftIcon />}
        disabled={first !== undefined && month <= first}
        onClick={() => onStep(-1)}
      />
      <Heading
        aria-live="polite"
        className="wrap-anywhere min-w-0 text-center font-sans text-base @max-[18rem]:order-first @max-[18rem]:w-full"
      >
        {formatDay(`${month}-01`, i18n.locale, 'month')}
      </Heading>
      <IconButton
        label={t`Next month`}
        icon={<ChevronRightIcon />}
        disabled={last !== undefined && month >= last}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
