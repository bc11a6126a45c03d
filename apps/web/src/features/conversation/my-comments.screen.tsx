import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { MyComments } from './comments/my-comments.tsx';

/** The user's comments, and others' comments on what is theirs. */
export default function MyCommentsScreen() {
  const { t } = useLingui();
  const { tab } = useSearch({ from: '/msg/myComments' });
  const navigate = useNavigate({ from: '/msg/myComments' });
  return (
    <div className="page-narrow grid grid-cols-1">
      <PageHeader title={<Trans>My comments</Trans>} />
      <Tabs
        label={t`Whose comments`}
        value={tab ?? 'mine'}
        onChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
        tabs={[
          { value: 'mine', label: <Trans>What I said</Trans>, content: <MyComments of="mine" /> },
          { value: 'on_mine', label: <Trans>On my diaries</Trans>, content: <MyComments of="on_mine" /> },
        ]}
      />
    </div>
  );
}
