import { useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { latePart } from '../../components/states/late-part.tsx';
import { readTickerMemory } from './wisdom/ticker-memory.ts';

const Ticker = latePart(async () => (await import('./wisdom/ticker.tsx')).Ticker, {
  failed: null,
  of: ({ teamId }) => teamId,
});

type Props = { teamId: string | undefined; className?: string };

/**
 * One line of wisdom at a time. Its room is kept from the start, so that nothing moves when it comes; where no line was
 * left when this browser looked last, it takes none.
 */
export function WisdomTicker(props: Props) {
  return <OfTeam key={props.teamId} {...props} />;
}

function OfTeam({ teamId, className }: Props) {
  const [{ isEmpty, isInvited }] = useState(() => readTickerMemory(teamId));
  const [isHidden, setHidden] = useState(isEmpty);
  return (
    <div hidden={isHidden} className={classNames('grid h-22 grid-cols-1 overflow-hidden', className)}>
      <Ticker teamId={teamId} invites={!isInvited} onNothing={() => setHidden(true)} />
    </div>
  );
}
