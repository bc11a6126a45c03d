import { api, noticeKind } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { CheckIcon } from '../../components/icons/actions.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { Select } from '../../components/select.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { kindNames } from './kind-names.ts';
import { AnsweredVoices } from './list/answered-voices.tsx';
import { NoticeList } from './list/notice-list.tsx';
import { useSee } from './use-see.ts';

const ALL = 'all';

/** The message centre: what happened, by day. */
export default function MsgListScreen() {
  const { t, i18n } = useLingui();
  const { kind } = useSearch({ from: '/msg/list' });
  const navigate = useNavigate({ from: '/msg/list' });
  const userId = useUserStore((state) => state.userInfo?.id);
  const options = [
    { value: ALL, label: t`All messages` },
    ...noticeKind.options.map((value) => ({ value, label: i18n._(kindNames[value]) })),
  ];
  const choose = (value: string) => {
    const chosen = noticeKind.options.find((known) => known === value);
    void navigate({ search: chosen ? { kind: chosen } : {}, replace: true, resetScroll: false });
  };
  return (
    <div className="mx-auto max-w-176 px-4 py-6 @desk:py-8">
      <PageHeader title={<Trans>Messages</Trans>} aside={<SeeAll />} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <Select
          label={t`Show`}
          labelHidden
          className="min-w-56"
          options={options}
          value={kind ?? ALL}
          onChange={choose}
        />
        <RouteLink to="/mine" hash="notices" look="plain">
          <Trans>Mail and reminders</Trans>
        </RouteLink>
      </div>
      {kind === undefined && userId !== undefined && <AnsweredVoices userId={userId} />}
      <NoticeList kind={kind} />
    </div>
  );
}

function SeeAll() {
  const { seeAll, isPending } = useSee();
  const { data } = useApiQuery(api.notice.total, {}, { failure: 'none' });
  if (!data || data.total === 0) return null;
  return (
    <Button look="quiet" icon={<CheckIcon className="size-5" />} loading={isPending} onClick={seeAll}>
      <Trans>Mark all as seen</Trans>
    </Button>
  );
}
