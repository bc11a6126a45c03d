import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, ToggleChip } from '../../../components/chip.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { CloseIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import type { TeamOfMine } from '../../../lib/stores/team-store.ts';
import { FollowFilter } from '../../follow/follow-filter.part.tsx';
import type { FeedNarrowing } from './narrowing.ts';

type Props = FeedNarrowing & {
  /** The one team that is shown; of several at once no departments are offered. */
  team: TeamOfMine | undefined;
  onChange: (narrowing: FeedNarrowing) => void;
};

/** Everyone, a department, one person, or the people the user follows. */
export function FeedFilter({ team, department, author, following, group, onChange }: Props) {
  const { t } = useLingui();
  const departments = team?.departments ?? [];
  const isWhole = department === undefined && author === undefined && !following && group === undefined;
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t`Whose diaries`}</legend>
      {author !== undefined && <OnePerson userId={author} onRemove={() => onChange({ department })} />}
      <ToggleChip pressed={isWhole} onClick={() => onChange({})}>
        <Trans>Everybody</Trans>
      </ToggleChip>
      {departments.map(({ id, name }) => (
        <ToggleChip
          key={id}
          pressed={department === id}
          onClick={() => onChange(department === id ? { author } : { department: id, author })}
        >
          {name}
        </ToggleChip>
      ))}
      <FollowFilter chosen={{ following, group }} onChoose={onChange} />
    </fieldset>
  );
}

function OnePerson({ userId, onRemove }: { userId: string; onRemove: () => void }) {
  const { t } = useLingui();
  const personName = usePersonName();
  const person = useApiQuery(api.user.info, { userId }, { failure: 'none', staleTime: 300_000 });
  const name = person.data ? personName(person.data) : person.isPending ? '…' : t`a person`;
  return (
    <span className="inline-flex items-center">
      <Chip tone="grape" className="min-h-9">
        <Trans>Only {name}</Trans>
      </Chip>
      <IconButton
        label={t`Show everybody again`}
        icon={<CloseIcon className="size-5" />}
        onClick={onRemove}
      />
    </span>
  );
}
