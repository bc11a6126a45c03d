import { api, type SummaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { linesToKeep, periodOf } from './wish.ts';

/** Shares a month with those who look after one in a team, by choice, and takes that back. */
export function ShareReview({ summary }: { summary: SummaryView }) {
  const { mutate, isPending } = useApiCommand(api.ai.reviseSummary, {
    invalidates: [api.ai.monthlySummary],
    loading: 'none',
  });
  const { version, shareable, sharedIn } = summary;
  const [asked, setAsked] = useState<Team | null>(null);
  if (shareable.length === 0 && sharedIn === null) return null;
  const shared = shareable.find(({ teamId }) => teamId === sharedIn);
  const keep = (teamId: string | null) =>
    mutate({ ...periodOf(summary), version, lines: linesToKeep(summary), sharedIn: teamId });
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">
        <Trans>Share</Trans>
      </h3>
      {sharedIn !== null ? (
        <>
          <p className="wrap-anywhere">
            {shared ? (
              <Names of={shared} />
            ) : (
              <Trans>No one looks after you there at the moment, so no one reads it.</Trans>
            )}
          </p>
          <Button look="quiet" loading={isPending} onClick={() => keep(null)} className="justify-self-start">
            <Trans>Stop sharing</Trans>
          </Button>
        </>
      ) : (
        shareable.map((team) => {
          const names = namesOf(team);
          return (
            <Button
              key={team.teamId}
              look="quiet"
              onClick={() => setAsked(team)}
              className="justify-self-start text-start"
            >
              <Trans>Share with {names}</Trans>
            </Button>
          );
        })
      )}
      {asked && (
        <AskToShare
          team={asked}
          busy={isPending}
          onConfirm={() => keep(asked.teamId)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

type Team = SummaryView['shareable'][number];

type Asking = { team: Team; busy: boolean; onConfirm: () => void; onClose: () => void };

/** Says what is shared before it is. */
function AskToShare({ team, busy, onConfirm, onClose }: Asking) {
  const names = namesOf(team);
  const { name } = team;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Share this month with {names}?</Trans>}
      confirmLabel={<Trans>Share</Trans>}
      busy={busy}
      onConfirm={onConfirm}
    >
      <Trans>
        Those who look after you in {name} read the lines as they stand now, without those from diaries that{' '}
        {name} doesn’t read, and without numbers and goals. What you write later isn’t added, and you can stop
        sharing at any time.
      </Trans>
    </ConfirmDialog>
  );
}

const namesOf = ({ people }: Team): string => people.map(({ name }) => name).join(', ');

function Names({ of: team }: { of: Team }) {
  const names = namesOf(team);
  const { name } = team;
  return (
    <Trans>
      {names} can read these lines in {name}.
    </Trans>
  );
}
