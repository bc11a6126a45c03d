import { Trans } from '@lingui/react/macro';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';

/** Which teams are asked, for members of several. */
export function TeamChoice({
  chosen,
  onChange,
  error,
}: {
  chosen: readonly string[];
  onChange: (teamIds: string[]) => void;
  error: string | undefined;
}) {
  const teams = useTeamStore((state) => state.teamArr);
  if (teams.length < 2) return error && <FieldError>{error}</FieldError>;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Who’s asked</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {teams.map(({ id, name }) => (
          <ToggleChip key={id} pressed={chosen.includes(id)} onClick={() => toggle(id)}>
            {name}
          </ToggleChip>
        ))}
      </div>
      {chosen.length === 0 && (
        <FieldError>
          <Trans>Choose at least one team</Trans>
        </FieldError>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
