import { api, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { Banner } from '../../../components/states/banner.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { teamReads } from '../teams/team-reads.ts';

type Removed = OutputOf<typeof api.team.removed>['items'][number];

/** The teams that I deleted and can still restore; renders nothing where there are none. */
export function RemovedTeams() {
  const removed = useApiQuery(api.team.removed, {}, { failure: 'none' }).data?.items ?? [];
  return removed.map((team) => <RemovedTeam key={team.id} team={team} />);
}

function RemovedTeam({ team: { id, name, erasedOn } }: { team: Removed }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending } = useApiCommand(api.team.remove, {
    invalidates: [...teamReads, api.team.removed],
    loading: 'none',
  });
  const until = formatDay(erasedOn.slice(0, 10), i18n.locale);
  return (
    <Banner
      title={<Trans>You deleted {name}</Trans>}
      action={
        <Button
          look="quiet"
          loading={isPending}
          aria-label={t`Restore ${name}`}
          onClick={() =>
            mutate({ teamId: id, undo: true }, { onSuccess: () => toast.success(t`${name} is back`) })
          }
        >
          <Trans>Restore</Trans>
        </Button>
      }
    >
      <Trans>You can restore it with all its members until {until}.</Trans>
    </Banner>
  );
}
