import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import type { ServerMessage } from '../../../lib/api/refusal.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { AudienceText } from './audience-text.tsx';

type Props = {
  /** Null: all of mine. */
  teamIds: readonly string[] | null;
  error: ServerMessage | undefined;
  onChange: (teamIds: readonly string[]) => void;
};

/** Who reads the diary: any of my teams, or only me. */
export function AudienceChips({ teamIds, error, onChange }: Props) {
  const labelId = useId();
  const teams = useTeamStore((state) => state.teamArr);
  const isChosen = (id: string) => teamIds === null || teamIds.includes(id);
  const chosen = teams.filter(({ id }) => isChosen(id));
  const toggle = (id: string) =>
    onChange(teams.filter((team) => isChosen(team.id) !== (team.id === id)).map((team) => team.id));
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 grid-cols-1 gap-1.5">
      <p id={labelId} className="font-semibold text-sm">
        <Trans>Who reads it</Trans>
      </p>
      {teams.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {teams.map(({ id, name }) => (
            <ToggleChip key={id} pressed={isChosen(id)} onClick={() => toggle(id)} className="max-w-full">
              <span className="truncate">{name}</span>
            </ToggleChip>
          ))}
        </div>
      )}
      <AudienceText teamIds={chosen.map(({ id }) => id)} />
      {chosen.length > 0 && (
        <p className="text-ink-2 text-sm">
          <Trans>A paragraph that starts with !! is for you alone.</Trans>
        </p>
      )}
      {error && <FieldError>{refusalMessage(error)}</FieldError>}
    </fieldset>
  );
}
