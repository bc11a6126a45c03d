import { useLingui } from '@lingui/react/macro';
import { GroupSwitcher } from '../../../components/choices/group-switcher.tsx';
import type { TeamOfMine } from '../../../lib/stores/team-store.ts';

const ALL = 'all';

/** Whose diaries are shown: one team's, or all of them. With one team it renders nothing. */
export function TeamSwitch({
  teams,
  chosen,
  onChoose,
}: {
  teams: readonly TeamOfMine[];
  chosen: string | undefined;
  onChoose: (teamId: string | undefined) => void;
}) {
  const { t } = useLingui();
  if (teams.length < 2) return null;
  return (
    <GroupSwitcher
      label={t`Whose diaries`}
      groups={[{ id: ALL, name: t`All teams` }, ...teams]}
      value={chosen ?? ALL}
      onChange={(id) => onChoose(id === ALL ? undefined : id)}
      className="-mx-3 @desk:hidden"
    />
  );
}
