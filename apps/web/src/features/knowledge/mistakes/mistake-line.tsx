import { type MistakeView, oneLine } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { DayText } from '../../../components/days/time-text.tsx';
import { CompassIcon } from '../../../components/icons/places.tsx';
import { PaneRow } from '../../../components/panes/pane-row.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { alone } from '../handbook/use-guidelines.ts';

type Props = { mistake: MistakeView; today: string; isOpen: boolean };

/** One mistake in two lines, beside the one that is open. */
export const MistakeLine = memo(function MistakeLine({ mistake, today, isOpen }: Props) {
  const { id, text, day, guideline } = mistake;
  return (
    <PaneRow
      id={id}
      isOpen={isOpen}
      render={
        <Link
          from="/handbook"
          to="/handbook"
          search={(now: object) => ({ ...alone(now), tab: 'mistakes' as const, mistake: id })}
        />
      }
      title={<span lang={ownLang(text)}>{oneLine(text)}</span>}
      text={
        <>
          <span className="inline-block first-letter:uppercase">
            <DayText day={day} today={today} />
          </span>
          <Return mistake={mistake} today={today} />
        </>
      }
      counts={
        guideline && (
          <>
            <CompassIcon className="size-4 shrink-0 text-grape" />
            <span className="sr-only">
              <Trans>in your handbook</Trans>
            </span>
          </>
        )
      }
    />
  );
});

/** Whether it comes back, or is outgrown. */
function Return({ mistake: { nextOn, outgrownOn }, today }: Pick<Props, 'mistake' | 'today'>) {
  if (outgrownOn !== null) {
    return (
      <>
        {' · '}
        <Trans>
          outgrown <DayText day={outgrownOn} today={today} />
        </Trans>
      </>
    );
  }
  if (nextOn === null) return null;
  return (
    <>
      {' · '}
      {nextOn <= today ? (
        <Trans>asked today</Trans>
      ) : (
        <Trans>
          check <DayText day={nextOn} today={today} />
        </Trans>
      )}
    </>
  );
}
