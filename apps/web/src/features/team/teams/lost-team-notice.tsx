import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/states/banner.tsx';
import type { LostTeam } from './use-lost-team.ts';

/** Says that the user lost a team: they were removed, or it has ended. */
export function LostTeamNotice({ lost: { name }, onClose }: { lost: LostTeam; onClose: () => void }) {
  return (
    <Banner onClose={onClose} className="mb-4">
      {name ? (
        <Trans>You’re no longer in {name}. What you wrote for it stays yours to read.</Trans>
      ) : (
        <Trans>This team was closed, or you’re no longer in it.</Trans>
      )}
    </Banner>
  );
}
