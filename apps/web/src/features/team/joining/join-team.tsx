import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Tabs } from '../../../components/choices/tabs.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { JoinByCode } from './join-by-code.tsx';
import { JoinByName } from './join-by-name.tsx';
import { useAdmission } from './use-admission.ts';
import { focusWaiting, WaitingApplications } from './waiting-applications.tsx';

/** The ways to request to join a team, and the user's open requests. */
export function JoinTeam({ code, onJoined }: { code: string; onJoined: (team: TeamView) => void }) {
  const { t } = useLingui();
  const [way, setWay] = useState<'code' | 'name'>('code');
  const [round, setRound] = useState(0);
  useAdmission((team) => {
    toast.success(t`Welcome to ${team.name}`);
    onJoined(team);
  });
  const onRequested = () => {
    setRound(round + 1);
    focusWaiting();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <WaitingApplications />
      <Tabs
        label={t`How to find the team`}
        value={way}
        onChange={setWay}
        tabs={[
          {
            value: 'code',
            label: <Trans>With a code</Trans>,
            content: (
              <JoinByCode
                key={round}
                code={round === 0 ? code : ''}
                onJoined={onJoined}
                onRequested={onRequested}
              />
            ),
          },
          {
            value: 'name',
            label: <Trans>By name</Trans>,
            content: <JoinByName onJoined={onJoined} onRequested={onRequested} />,
          },
        ]}
      />
      <p className="text-ink-2">
        <Trans>
          All in one room? Create a team{' '}
          <RouteLink to="/department" search={{ together: true }}>
            face to face
          </RouteLink>
          .
        </Trans>
      </p>
    </div>
  );
}
