import { api, type MemberDetails, type MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Link } from '../../../components/buttons/link.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { formatMoment } from '../../../components/days/format-moment.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { Drawer } from '../../../components/dialogs/drawer.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { ListIcon, MeIcon } from '../../../components/icons/places.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { timezoneLabel } from '../../../lib/timezones.ts';
import type { OnMemberAction } from './member-actions.ts';
import { roleNames } from './role-names.ts';

type Props = { teamId: string; member: MemberView; onAction: OnMemberAction; onClose: () => void };

/** Details of a member: their role in the team, their supervisor, how much they write. */
export function DetailsDrawer({ teamId, member, onAction, onClose }: Props) {
  const { t, i18n } = useLingui();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const details = useApiQuery(api.relationship.details, { teamId, userId: member.id }, { failure: 'none' });
  const { id, name, avatar, role, departments, joinedAt, remark } = details.data ?? member;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={name}>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={name} personId={id} src={avatar} size="lg" />
        <Chip tone={role === 'member' ? 'plain' : 'grape'}>{i18n._(roleNames[role])}</Chip>
      </div>
      <RouteLink to="/person" search={{ id }} look="plain" className="mr-5 mb-4">
        <MeIcon className="size-5" />
        <Trans>Person page</Trans>
      </RouteLink>
      {id !== me && (
        <RouteLink to="/importantThing" search={{ user: id }} look="plain" className="mb-4">
          <ListIcon className="size-5" />
          <Trans>To-dos</Trans>
        </RouteLink>
      )}
      <dl className="grid grid-cols-1 gap-4">
        {id !== me && (
          <Fact name={t`Your note`}>
            <span className="flex flex-wrap items-center justify-between gap-x-2">
              <span className="min-w-0">{remark ?? <Quiet>{t`none`}</Quiet>}</span>
              <Button
                look="ghost"
                icon={<EditIcon className="size-5" />}
                onClick={() => onAction('remark', member)}
              >
                <Trans>Change your note</Trans>
              </Button>
            </span>
          </Fact>
        )}
        <Fact name={t`Departments`}>
          {departments.length === 0 && <Quiet>{t`none`}</Quiet>}
          <ul className="grid grid-cols-1 gap-1">
            {departments.map((department) => (
              <li key={department.id} className="flex flex-wrap items-center gap-2">
                <RouteLink
                  to="/department/detail"
                  search={{ id: department.id }}
                  look="plain"
                  className="wrap-anywhere"
                >
                  {department.name}
                </RouteLink>
                {department.leader && (
                  <Chip tone="leaf">
                    <Trans>leader</Trans>
                  </Chip>
                )}
              </li>
            ))}
          </ul>
        </Fact>
        {details.data ? (
          <>
            <Fact name={t`Supervisor`}>
              {details.data.supervisors.length === 0 && <Quiet>{t`no one`}</Quiet>}
              <Supervisors people={details.data.supervisors} />
            </Fact>
            <Fact name={t`Diaries for this team`}>
              <ThisMonth count={details.data.entries.thisMonth} />
              {details.data.entries.lastDay && (
                <LastDay day={formatDay(details.data.entries.lastDay, i18n.locale, 'year')} />
              )}
            </Fact>
            {details.data.email !== null && (
              <Fact name={t`Email`}>
                <Link href={`mailto:${details.data.email}`} className="break-all">
                  {details.data.email}
                </Link>
              </Fact>
            )}
            <Fact name={t`Time zone`}>{timezoneLabel(details.data.timezone, i18n.locale)}</Fact>
          </>
        ) : details.isPending && details.fetchStatus !== 'paused' ? (
          <SkeletonGroup>
            <SkeletonText lines={6} />
          </SkeletonGroup>
        ) : (
          <ReadFailure of={details} />
        )}
        <Fact name={t`In the team since`}>{formatDay(joinedAt.slice(0, 10), i18n.locale, 'year')}</Fact>
      </dl>
    </Drawer>
  );
}

/** Who looks after someone, and from when where that is still to come. */
function Supervisors({ people }: { people: MemberDetails['supervisors'] }) {
  const { i18n } = useLingui();
  return people.map(({ id, name, caresFrom }) => (
    <span key={id} className="block">
      {caresFrom === null ? name : <CaresFrom name={name} moment={formatMoment(caresFrom, i18n.locale)} />}
    </span>
  ));
}

function CaresFrom({ name, moment }: { name: string; moment: string }) {
  return (
    <Trans>
      {name}, from {moment}
    </Trans>
  );
}

function ThisMonth({ count }: { count: number }) {
  return <Trans>{count} this month</Trans>;
}

function LastDay({ day }: { day: string }) {
  return (
    <span className="text-ink-2">
      {' · '}
      <Trans>the last on {day}</Trans>
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Quiet({ children }: { children: string }) {
  return <span className="text-ink-3">{children}</span>;
}
