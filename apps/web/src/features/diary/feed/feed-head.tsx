import { useNavigate } from '@tanstack/react-router';
import { memo, useEffect } from 'react';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { WaitingLine } from '../slots.tsx';
import { FeedFilter } from './feed-filter.tsx';
import { type FeedNarrowing, isWholeFeed } from './narrowing.ts';
import { TeamSwitch } from './team-switch.tsx';
import { WrittenToday } from './written-today.tsx';

type Props = {
  /** The team that the address names. */
  named: string | undefined;
  /** The team whose feed is shown; undefined for all. */
  chosen: string | undefined;
  narrowing: FeedNarrowing;
  /** Whether it says how many have written. */
  onWritten: (isShown: boolean) => void;
};

/** Whose diaries are in the feed, and who waits for an answer; which diary is open changes nothing here. */
export const FeedHead = memo(function FeedHead({ named, chosen, narrowing, onWritten }: Props) {
  const navigate = useNavigate({ from: '/home' });
  const teams = useTeamStore((state) => state.teamArr);
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const choose = (teamId: string | undefined) => {
    chooseTeam(teamId ?? null);
    void navigate({ search: teamId ? { team: teamId } : {}, replace: true });
  };
  const shown = chosen === undefined ? teams : teams.filter(({ id }) => id === chosen);
  const only = shown.length === 1 ? shown[0] : undefined;
  return (
    <>
      <FeedFilter
        team={only}
        narrowing={narrowing}
        start={
          teams.length > 1 && (
            <div className="@desk:hidden">
              <TeamSwitch teams={teams} chosen={chosen} onChoose={choose} />
            </div>
          )
        }
        onChange={(choice) =>
          void navigate({
            search: { ...(named && { team: named }), ...choice },
            replace: true,
            resetScroll: false,
          })
        }
      />
      {isWholeFeed(narrowing) && (
        <WaitingLine
          teamId={only?.id}
          otherwise={only && <WrittenAbove teamId={only.id} onShown={onWritten} />}
        />
      )}
    </>
  );
});

/** How many have written, where no one waits; the card of the team then need not say it again. */
function WrittenAbove({ teamId, onShown }: { teamId: string; onShown: (isShown: boolean) => void }) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <div className="mb-2 flex-1">
      <WrittenToday teamId={teamId} />
    </div>
  );
}
