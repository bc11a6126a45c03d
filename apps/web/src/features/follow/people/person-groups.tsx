import { api, isOneGroup, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { followReads } from './use-follow.ts';

/** In which of the user's groups a person is; a press adds or removes them. */
export function PersonGroups({
  person: { id, groupIds },
}: {
  person: Pick<OutputOf<typeof api.follows.person>, 'id' | 'groupIds'>;
}) {
  const { t } = useLingui();
  const groups = useApiQuery(api.followsTeam.show, {}, { failure: 'none' });
  const { mutate, isPending } = useApiCommand(api.followsRelationship.add, {
    invalidates: followReads,
    loading: 'none',
  });
  if (!groups.data || isOneGroup(groups.data)) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-ink-2 text-sm">{t`Your follow groups`}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {groups.data.groups.map(({ id: groupId, name }) => {
          const isIn = groupIds.includes(groupId);
          return (
            <ToggleChip
              key={groupId}
              pressed={isIn}
              aria-disabled={isPending || undefined}
              onClick={() =>
                !isPending && mutate(isIn ? { groupId, removeIds: [id] } : { groupId, userIds: [id] })
              }
            >
              {name}
            </ToggleChip>
          );
        })}
        <RouteLink to="/followGroup" look="plain">
          <Trans>Arrange groups</Trans>
        </RouteLink>
      </div>
    </fieldset>
  );
}
