import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/choices/select.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import type { Place } from '../comments/use-thread.ts';

type Props = {
  places: readonly Place[];
  chosen: Place;
  onChoose: (teamId: string) => void;
};

/** Chooses the team whose members read a comment, where the object is shared with several of the user's teams. */
export function PlaceChoice({ places, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const teams = useTeamStore((state) => state.teamArr);
  return (
    <Select
      label={t`Who reads it`}
      hint={t`What is said in one team is read by that team alone.`}
      options={places.map(({ teamId }) => ({
        value: teamId,
        label: teams.find(({ id }) => id === teamId)?.name ?? '',
      }))}
      value={chosen.teamId}
      onChange={onChoose}
    />
  );
}
