import { api, type FollowGroupView, isOneGroup, type Person } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { SearchIcon } from '../../../components/icons/actions.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { followReads } from '../people/use-follow.ts';

const FIRST_PEOPLE = 50;
const MAX_AT_ONCE = 100;

/** Adds people to a group, found by name; without a name, the followed people are offered. Load it lazily. */
export function AddPeopleDialog({ group, onClose }: { group: FollowGroupView; onClose: () => void }) {
  const { t } = useLingui();
  const me = useUserStore((state) => state.userInfo?.id);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(new Map());
  const keyword = useDebouncedValue(typed.trim());
  const followed = useApiQuery(
    api.follows.followList,
    { limit: FIRST_PEOPLE },
    { failure: 'none', enabled: keyword === '' },
  );
  const members = useApiQuery(
    api.followsTeam.show,
    { groupId: group.id, limit: MAX_AT_ONCE },
    { failure: 'none' },
  );
  const search = useApiQuery(
    api.relationship.search,
    { keyword },
    { failure: 'none', keepPrevious: true, enabled: keyword !== '' },
  );
  const found = keyword === '' ? followed : search;
  const { mutate, isPending, error } = useApiCommand(api.followsRelationship.add, {
    invalidates: followReads,
    failure: 'none',
    loading: 'none',
  });
  const mark = (person: Person, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(person.id, person);
    else next.delete(person.id);
    setChosen(next);
  };
  const inGroup = new Set(
    members.data && isOneGroup(members.data) ? members.data.items.map(({ id }) => id) : [],
  );
  const people = (found.data?.items ?? []).filter(({ id }) => id !== me);
  return (
    <FormDialog
      dismissible={chosen.size === 0}
      title={<Trans>Add people to {group.name}</Trans>}
      submitLabel={<Plural value={chosen.size} _0="Add people" one="Add # person" other="Add # people" />}
      busy={isPending}
      disabled={chosen.size === 0}
      onSubmit={() => mutate({ groupId: group.id, userIds: [...chosen.keys()] }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        type="search"
        label={t`Search people`}
        labelHidden
        placeholder={t`Search people`}
        start={<SearchIcon className="size-5" />}
        value={typed}
        maxLength={40}
        onChange={(event) => setTyped(event.target.value)}
      />
      {chosen.size > 0 && (
        <p className="flex flex-wrap gap-2">
          {[...chosen.values()].map((person) => (
            <Chip key={person.id} tone="grape">
              <PersonName person={person} />
            </Chip>
          ))}
        </p>
      )}
      <div className="-mx-2 max-h-[min(22rem,45dvh)] min-h-32 scroll-quiet px-2" aria-busy={found.isFetching}>
        {found.data ? (
          <>
            {people.map((person) => (
              <Checkbox
                key={person.id}
                label={<Who person={person} />}
                hint={inGroup.has(person.id) ? t`in it already` : undefined}
                checked={inGroup.has(person.id) || chosen.has(person.id)}
                disabled={inGroup.has(person.id)}
                onChange={(event) => mark(person, event.target.checked)}
              />
            ))}
            {people.length === 0 && (
              <p className="py-3 text-ink-2">
                {keyword === '' ? (
                  <Trans>Write a part of a name.</Trans>
                ) : (
                  <Trans>No one by this name.</Trans>
                )}
              </p>
            )}
          </>
        ) : found.isPending && found.fetchStatus !== 'paused' ? (
          <SkeletonGroup>
            <SkeletonText lines={4} className="leading-[2.75rem]" />
          </SkeletonGroup>
        ) : (
          <ReadFailure of={found} />
        )}
      </div>
      {error && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}

function Who({ person }: { person: Person }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={person.name} personId={person.id} src={person.avatar} size="xs" />
      <span className="min-w-0">
        <PersonName person={person} />
      </span>
    </span>
  );
}
