import { type NoticeKind, noticeKinds } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Select } from '../../../components/choices/select.tsx';
import { kindNames } from './kind-names.ts';

const ALL = 'all';

/** Shows messages of one kind, or all. */
export function KindFilter({ kind }: { kind: NoticeKind | undefined }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/msg/list' });
  const options = [
    { value: ALL, label: t`All messages` },
    ...noticeKinds.map((value) => ({ value, label: i18n._(kindNames[value]) })),
  ];
  const choose = (value: string) => {
    const chosen = noticeKinds.find((known) => known === value);
    void navigate({ search: chosen ? { kind: chosen } : {}, replace: true, resetScroll: false });
  };
  return (
    <Select
      label={t`Show`}
      labelHidden
      className="min-w-[min(14rem,100%)]"
      options={options}
      value={kind ?? ALL}
      onChange={choose}
    />
  );
}
