import type { MemberView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import type { MemberAction, OnMemberAction } from './member-actions.ts';

type Props = {
  member: MemberView;
  /** The department whose members are shown: they can be taken out of it. */
  departmentId: string | undefined;
  onAction: OnMemberAction;
};

/** The actions that the server allows on a member; nothing where there are none. */
export function MemberMenu({ member, departmentId, onAction }: Props) {
  const { t } = useLingui();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const { name, can, remark } = member;
  const isMe = member.id === me;
  const candidates: readonly { action: MemberAction; label: string; may: boolean; danger?: boolean }[] = [
    {
      action: 'remark',
      label: remark === null ? t`Add a note for yourself` : t`Change your note`,
      may: !isMe,
    },
    { action: 'arrange', label: t`Choose departments`, may: can.arrange },
    { action: 'supervise', label: t`Choose supervisor`, may: can.supervise },
    { action: 'appoint', label: t`Make administrator`, may: can.appoint },
    { action: 'release', label: t`Remove as administrator`, may: can.release && !isMe },
    { action: 'stepDown', label: t`Step down as administrator`, may: can.release && isMe },
    { action: 'handOver', label: t`Transfer ownership`, may: can.handOver },
    {
      action: 'takeOut',
      label: t`Remove from the department`,
      may: can.arrange && departmentId !== undefined,
      danger: true,
    },
    { action: 'remove', label: t`Remove from the team`, may: can.remove, danger: true },
  ];
  const actions = candidates
    .filter(({ may }) => may)
    .map(
      ({ action, label, danger = false }): MenuAction => ({
        id: action,
        label,
        danger,
        onSelect: () => onAction(action, member, departmentId),
      }),
    );
  if (actions.length === 0) return null;
  return <MoreMenu label={t`More about ${name}`} actions={actions} />;
}
