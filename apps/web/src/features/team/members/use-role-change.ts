import { api, type MemberView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { changeMember, memberReads } from './member-cache.ts';

/** Appoints and releases administrators: shown at once, reverted where the server refuses, undone by a tap. */
export function useRoleChange(teamId: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const options = { invalidates: memberReads, loading: 'none' } as const;
  const appoint = useApiCommand(api.relationship.authorizes, options);
  const release = useApiCommand(api.relationship.unreleased, options);
  const change = async (member: MemberView, role: 'admin' | 'member') => {
    const { id: userId, name } = member;
    const who = { teamId, userId };
    const command = role === 'admin' ? appoint : release;
    // The server's answer says what may be done next.
    changeMember(client, who, (shown) => ({
      ...shown,
      role,
      can: { ...shown.can, appoint: false, release: false },
    }));
    try {
      const changed = await command.mutateAsync(who);
      changeMember(client, who, () => changed);
      const said =
        role === 'admin' ? t`${name} is an administrator now.` : t`${name} is no longer an administrator.`;
      // Who has stepped down cannot appoint anyone, not even themselves.
      if (userId === me) toast.success(said);
      else toast.undoable(said, () => void change(changed, role === 'admin' ? 'member' : 'admin'));
    } catch {
      changeMember(client, who, () => member);
    }
  };
  return change;
}
