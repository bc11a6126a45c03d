import type { Person } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { CheckIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useFollow } from './use-follow.ts';

type Props = { person: Pick<Person, 'id' | 'name'>; following: boolean };

/** Follows or unfollows a person. */
export function FollowButton({ person, following }: Props) {
  const { set, isPending } = useFollow(person);
  const name = usePersonName()(person);
  return (
    <Button
      look={following ? 'ghost' : 'quiet'}
      icon={following ? <CheckIcon className="size-5" /> : <PlusIcon className="size-5" />}
      loading={isPending}
      onClick={() => set(!following)}
    >
      <span>
        {following ? <Trans context="state">Following</Trans> : <Trans>Follow</Trans>}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}
