import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import type { UserInfo } from '../../../lib/stores/user-store.ts';

/** Who the user is; leads to their profile. */
export function SelfRow({ person }: { person: UserInfo }) {
  const { t } = useLingui();
  return (
    <Card as="div" className="relative has-[a:hover]:bg-grape-soft">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={person.name} personId={person.id} src={person.avatar} size="md" />
        <div className="min-w-0 flex-1 basis-24">
          <Link
            to="/mine/profile"
            aria-label={t`${person.name}: profile`}
            className="wrap-anywhere block font-semibold leading-tight after:absolute after:inset-0 after:rounded-lg"
          >
            {person.name}
          </Link>
          <p className="wrap-anywhere text-ink-2 text-sm">{person.email}</p>
        </div>
        <ChevronRightIcon className="size-5 shrink-0 text-ink-3 @max-[18rem]:hidden" />
      </div>
    </Card>
  );
}
