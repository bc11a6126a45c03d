import type { InterviewItem } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { overdueFrom } from './interview-days.ts';

type Props = {
  item: Pick<InterviewItem, 'state' | 'month' | 'closed'>;
  /** The day of the month from which it is overdue. */
  day: number;
  today: string;
  /** Leaves out until when it is to be held: that is not the member's to see to. */
  isMine?: boolean;
  /** In one line: by when it is to be held goes for needing one. */
  isShort?: boolean;
};

/** Where an interview stands, and until when it is to be held. */
export function InterviewState({
  item: { state, month, closed },
  day,
  today,
  isMine = false,
  isShort = false,
}: Props) {
  const { i18n } = useLingui();
  if (state === 'none') {
    return <Chip>{closed ? <Trans>Closed</Trans> : <Trans>Not needed</Trans>}</Chip>;
  }
  if (state === 'interviewed') {
    return (
      <Chip tone="leaf" icon={<CheckIcon className="size-4" />}>
        <Trans>Interviewed</Trans>
      </Chip>
    );
  }
  const from = overdueFrom(month, day);
  const date = formatDay(from, i18n.locale, 'short');
  return (
    <span className={isShort ? '' : 'flex flex-wrap items-center justify-end gap-2'}>
      {(isMine || !isShort) && (
        <Chip tone="grape">
          <Trans>Interview needed</Trans>
        </Chip>
      )}
      {!isMine && (
        <Chip tone={today < from ? 'plain' : 'amber'} icon={<ClockIcon className="size-4" />}>
          {today < from ? <Trans>due before {date}</Trans> : <Trans>overdue since {date}</Trans>}
        </Chip>
      )}
    </span>
  );
}
