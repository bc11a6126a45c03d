import { api, type MemberRole, type MemberView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useId, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { formatDay } from '../../../components/format-time.ts';
import { SearchIcon } from '../../../components/icons/actions.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useApiPages } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';

/** Fewer faces than this need no search field. */
const SEARCHED_FROM = 8;

/** The members of a team in the order they joined; a long list comes page by page. */
export function MemberList({ teamId, total }: { teamId: string; total: number }) {
  const { t } = useLingui();
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const members = useApiPages(
    api.relationship.gets,
    { teamId, ...(keyword && { keyword }) },
    { failure: 'none' },
  );
  return (
    <Card aria-labelledby={headingId}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={headingId}>
          <Trans>Members</Trans>
        </h2>
        <span className="text-ink-2 text-sm">
          <Plural value={total} one="# member" other="# members" />
        </span>
      </div>
      {total >= SEARCHED_FROM && (
        <TextField
          label={t`Search members`}
          labelHidden
          type="search"
          placeholder={t`Search members`}
          start={<SearchIcon className="size-5" />}
          value={typed}
          maxLength={40}
          onChange={(event) => setTyped(event.target.value)}
          className="mb-2"
        />
      )}
      {members.data ? (
        <Members people={members.data} />
      ) : members.isPending && members.fetchStatus !== 'paused' ? (
        <MemberSkeleton rows={Math.min(total, 6)} />
      ) : (
        <Banner
          tone={members.fetchStatus === 'paused' ? 'offline' : 'error'}
          onRetry={() => void members.refetch()}
          retrying={members.isFetching}
        >
          {failureMessage(members.error) ?? <Trans>This opens by itself when the network is back.</Trans>}
        </Banner>
      )}
      {members.hasNextPage && (
        <Button
          look="ghost"
          loading={members.isFetchingNextPage}
          onClick={() => void members.fetchNextPage()}
          className="mt-2"
        >
          <Trans>Show more members</Trans>
        </Button>
      )}
    </Card>
  );
}

function Members({ people }: { people: readonly MemberView[] }) {
  const { t, i18n } = useLingui();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const roles: Record<MemberRole, string> = { owner: t`owner`, admin: t`administrator`, member: t`member` };
  if (people.length === 0) {
    return (
      <p className="py-3 text-ink-2">
        <Trans>Nobody by this name.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {people.map(({ id, name, avatar, role, joinedAt }) => {
        const since = formatDay(joinedAt.slice(0, 10), i18n.locale, 'year');
        return (
          <li key={id} className="[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]">
            <ListRow
              start={<Avatar name={name} personId={id} src={avatar} />}
              title={id === me ? t`${name} (you)` : name}
              text={<Trans>since {since}</Trans>}
              end={role !== 'member' && <Chip tone="grape">{roles[role]}</Chip>}
            />
          </li>
        );
      })}
    </ul>
  );
}

function MemberSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup className="grid grid-cols-1">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="flex min-h-16 items-center gap-3.5">
          <SkeletonBox className="size-11 rounded-pill" />
          <SkeletonText lines={2} className="w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
