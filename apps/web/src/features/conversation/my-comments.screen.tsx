import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../components/choices/tabs.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { MyComments } from './comments/my-comments.tsx';

/** The user's comments, and others' comments on what is theirs. */
export default function MyCommentsScreen() {
  const { t } = useLingui();
  const title = t`My comments`;
  const { tab } = useSearch({ from: '/msg/myComments' });
  const navigate = useNavigate({ from: '/msg/myComments' });
  return (
    <div className="page-narrow grid grid-cols-1">
      <PageHeader title={title} />
      <Tabs
        label={title}
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
