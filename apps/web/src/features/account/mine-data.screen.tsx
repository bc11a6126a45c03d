import { Trans } from '@lingui/react/macro';
import { LeavableTeams } from '../team/leavable-teams.part.tsx';
import { LeavingCard } from './closing/leaving-card.tsx';
import { DataCard } from './export/data-card.tsx';
import { MinePage } from './mine-page.part.tsx';
import { WithSelf } from './profile/with-self.tsx';

/** Taking data along, bringing some, and leaving. */
export default function MineDataScreen() {
  return (
    <MinePage title={<Trans>Data</Trans>}>
      <DataCard />
      <WithSelf>{(person) => <LeavingCard person={person} teams={<LeavableTeams />} />}</WithSelf>
    </MinePage>
  );
}
