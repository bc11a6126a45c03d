import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../components/choices/tabs.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { GroupList } from './groups/group-list.tsx';
import { FollowList } from './people/follow-list.tsx';

/** The user's follow groups, the people they follow, and their followers. */
export default function FollowGroupScreen() {
  const { t } = useLingui();
  const { tab } = useSearch({ from: '/followGroup' });
  const navigate = useNavigate({ from: '/followGroup' });
  return (
    <div className="page-narrow grid grid-cols-1">
      <PageHeader title={<Trans>Following</Trans>} />
      <Tabs
        label={t`Show`}
        value={tab ?? 'groups'}
        onChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
        tabs={[
          { value: 'groups', label: <Trans>Groups</Trans>, content: <GroupList /> },
          { value: 'following', label: <Trans>Following</Trans>, content: <FollowList of="following" /> },
          { value: 'followers', label: <Trans>Followers</Trans>, content: <FollowList of="followers" /> },
        ]}
      />
    </div>
  );
}
