import { api, isOneGroup } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { ToggleChip } from '../../components/choices/chip.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';

export type FollowChoice = { following?: true | undefined; group?: string | undefined };

type Props = { chosen: FollowChoice; onChoose: (choice: FollowChoice) => void };

/** Filters a feed by the people the user follows, or by one of their groups. */
export function FollowFilter({ chosen, onChoose }: Props) {
  const groups = useApiQuery(api.followsTeam.show, {}, { failure: 'none', staleTime: 300_000 });
  const own = groups.data && !isOneGroup(groups.data) ? groups.data.groups : [];
  return (
    <>
      <ToggleChip
        pressed={chosen.following === true}
        onClick={() => onChoose(chosen.following ? {} : { following: true })}
      >
        <Trans>Following</Trans>
      </ToggleChip>
      {own.map(({ id, name }) => (
        <ToggleChip
          key={id}
          pressed={chosen.group === id}
          onClick={() => onChoose(chosen.group === id ? {} : { group: id })}
        >
          {name}
        </ToggleChip>
      ))}
    </>
  );
}
