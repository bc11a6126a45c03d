import type { MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { formatMoment } from '../../../components/days/format-moment.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import type { OnMemberAction } from './member-actions.ts';
import { MemberMenu } from './member-menu.tsx';
import { roleNames } from './role-names.ts';

type Props = {
  member: MemberView;
  /** The department whose members are shown. */
  departmentId?: string | undefined;
  onAction: OnMemberAction;
};

/** One member: the row opens the details, the menu holds the actions. */
export function MemberRow({ member, departmentId, onAction }: Props) {
  const { i18n } = useLingui();
  const { id, name, avatar, role, seesFrom, joinedAt, departments, remark } = member;
  const me = useUserStore((state) => state.userInfo?.user_id);
  const since = formatDay(joinedAt.slice(0, 10), i18n.locale, 'year');
  const leads = departments.some(
    (department) => department.leader && (departmentId === undefined || department.id === departmentId),
  );
  const others = departments.filter((department) => department.id !== departmentId);
  const places = new Intl.ListFormat(i18n.locale).format(others.map((department) => department.name));
  return (
    <div className="words-below flex items-center gap-2">
      <ListRow
        className="min-w-0 flex-1"
        render={<button type="button" data-words onClick={() => onAction('details', member, departmentId)} />}
        start={
          // With the largest letters on a phone the name needs the room.
          <Avatar name={name} personId={id} src={avatar} className="@max-[18rem]:hidden" />
        }
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0">{id === me ? <Trans>{name} (you)</Trans> : name}</span>
            {remark !== null && <Remark>{remark}</Remark>}
            {leads && (
              <Chip tone="leaf" className="font-normal">
                <Trans>leader</Trans>
              </Chip>
            )}
            {role !== 'member' && (
              <Chip tone="grape" className="font-normal">
                {i18n._(roleNames[role])}
              </Chip>
            )}
          </span>
        }
        text={
          <>
            {places || <Trans>since {since}</Trans>}
            {seesFrom !== null && <SeesFrom moment={formatMoment(seesFrom, i18n.locale)} />}
          </>
        }
      />
      <MemberMenu member={member} departmentId={departmentId} onAction={onAction} />
    </div>
  );
}

/** A new administrator, who runs the team at once and sees members’ numbers and addresses later. */
function SeesFrom({ moment }: { moment: string }) {
  return (
    <span className="block">
      <Trans>Sees what administrators see of members from {moment}</Trans>
    </span>
  );
}

/** The user's own note beside a name. */
function Remark({ children }: { children: string }) {
  return (
    <span className="min-w-0 font-normal text-ink-2 text-sm">
      <span className="sr-only">
        <Trans>your note:</Trans>{' '}
      </span>
      {children}
    </span>
  );
}
