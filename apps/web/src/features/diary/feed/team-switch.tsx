import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../../components/chip.tsx';
import type { TeamOfMine } from '../../../lib/stores/team-store.ts';

/** Whose diaries are shown: one team's, or all of them. With one team there is nothing to choose. */
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
    <fieldset
      aria-label={t`Whose diaries`}
      className="-mx-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      <ToggleChip pressed={chosen === undefined} onClick={() => onChoose(undefined)} className="shrink-0">
        <Trans>All teams</Trans>
      </ToggleChip>
      {teams.map(({ id, name }) => (
        <ToggleChip
          key={id}
          pressed={chosen === id}
          onClick={() => onChoose(id)}
          className="max-w-64 shrink-0"
        >
          <span className="truncate">{name}</span>
        </ToggleChip>
      ))}
    </fieldset>
  );
}
