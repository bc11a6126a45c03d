import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { CloseIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import type { TeamOfMine } from '../../../lib/stores/team-store.ts';
import { FollowFilter } from '../slots.tsx';
import { type FeedNarrowing, isWholeFeed } from './narrowing.ts';

type Props = {
  narrowing: FeedNarrowing;
  /** The one team that is shown; of several at once no departments are offered. */
  team: TeamOfMine | undefined;
  /** Before the others: the choice of a team. */
  start: ReactNode;
  onChange: (narrowing: FeedNarrowing) => void;
};

/** Everyone, a department, one person, or the people the user follows: one row, which scrolls sideways. */
export function FeedFilter({ narrowing, team, start, onChange }: Props) {
  const { t } = useLingui();
  const { department, author, following, group } = narrowing;
  const departments = team?.departments ?? [];
  return (
    <fieldset className="scroll-row -mx-4 px-4">
      <legend className="sr-only">{t`Whose diaries`}</legend>
      {start}
      {author !== undefined && <OnePerson userId={author} onRemove={() => onChange({ department })} />}
      <ToggleChip pressed={isWholeFeed(narrowing)} onClick={() => onChange({})}>
        <Trans>Everyone</Trans>
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
      {/* Last: its groups come later than the rest, and move nothing. */}
      <FollowFilter chosen={{ following, group }} onChoose={onChange} />
    </fieldset>
  );
}

/** The person whose diaries alone are shown; a press shows everyone again. */
function OnePerson({ userId, onRemove }: { userId: string; onRemove: () => void }) {
  const { t } = useLingui();
  const personName = usePersonName();
  const person = useApiQuery(api.user.info, { userId }, { failure: 'none', staleTime: 300_000 });
  const name = person.data ? personName(person.data) : person.isPending ? '…' : t`a person`;
  return (
    <ToggleChip pressed onClick={onRemove}>
      <Trans>Only {name}</Trans>
      <CloseIcon className="-mr-1 size-4" />
      <span className="sr-only">, {t`show everyone again`}</span>
    </ToggleChip>
  );
}
