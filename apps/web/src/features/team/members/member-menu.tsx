import type { MemberView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { MoreIcon } from '../../../components/icons/actions.tsx';
import type { MenuAction } from '../../../components/menu.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import type { MemberDeed, OnDeed } from './member-deeds.ts';

// Heavier than the whole page: the names are there before it.
const Menu = lazyComponent(async () => (await import('../../../components/menu.tsx')).Menu);

type Props = {
  member: MemberView;
  /** The department whose members are shown: they can be taken out of it. */
  departmentId: string | undefined;
  onDeed: OnDeed;
};

/** What the caller may do with a member, as the server said; nothing where that is nothing. */
export function MemberMenu({ member, departmentId, onDeed }: Props) {
  const { t } = useLingui();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const [isWanted, setWanted] = useState(false);
  const { name, can, remark } = member;
  const isMe = member.id === me;
  const deeds: readonly { deed: MemberDeed; label: string; may: boolean; danger?: boolean }[] = [
    { deed: 'remark', label: remark === null ? t`Add a note for yourself` : t`Change your note`, may: !isMe },
    { deed: 'arrange', label: t`Choose departments`, may: can.arrange },
    { deed: 'supervise', label: t`Choose supervisor`, may: can.supervise },
    { deed: 'appoint', label: t`Make administrator`, may: can.appoint },
    { deed: 'release', label: t`Take back administrator`, may: can.release && !isMe },
    { deed: 'stepDown', label: t`Step down as administrator`, may: can.release && isMe },
    { deed: 'handOver', label: t`Hand the team over`, may: can.handOver },
    {
      deed: 'takeOut',
      label: t`Take out of the department`,
      may: can.arrange && departmentId !== undefined,
      danger: true,
    },
    { deed: 'remove', label: t`Remove from the team`, may: can.remove, danger: true },
  ];
  const actions = deeds
    .filter(({ may }) => may)
    .map(
      ({ deed, label, danger = false }): MenuAction => ({
        id: deed,
        label,
        danger,
        onSelect: () => onDeed(deed, member, departmentId),
      }),
    );
  if (actions.length === 0) return null;
  const button = { label: t`More about ${name}`, icon: <MoreIcon className="size-5" /> };
  return (
    <Suspense fallback={<IconButton {...button} aria-haspopup="menu" onClick={() => setWanted(true)} />}>
      <Menu trigger={<IconButton {...button} />} actions={actions} defaultOpen={isWanted} />
    </Suspense>
  );
}
