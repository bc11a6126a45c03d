import type { Person } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { CheckIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { useFollow } from '../use-follow.ts';

type Props = { person: Pick<Person, 'id' | 'name'>; following: boolean };

/** Whether one follows somebody, and the way to change it. */
export function FollowButton({ person, following }: Props) {
  const { t } = useLingui();
  const { set, isPending } = useFollow(person);
  const name = usePersonName()(person);
  return (
    <Button
      look={following ? 'ghost' : 'quiet'}
      icon={following ? <CheckIcon className="size-5" /> : <PlusIcon className="size-5" />}
      loading={isPending}
      aria-pressed={following}
      aria-label={t`Follow ${name}`}
      onClick={() => set(!following)}
    >
      {following ? <Trans context="state">Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
