import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { EditIcon, LogoutIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon } from '../../../components/icons/signs.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberList } from './member-list.tsx';

const RenameDialog = lazy(() =>
  import('./rename-dialog.tsx').then((module) => ({ default: module.RenameDialog })),
);
const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
);

type Props = {
  team: TeamView;
  /** Made a moment ago: inviting comes first. */
  fresh: boolean;
  onLeft: () => void;
};

/** One team: its name and calendar, its members, and how others join. */
export function TeamPage({ team, fresh, onLeft }: Props) {
  const [dialog, setDialog] = useState<'rename' | 'leave'>();
  const close = () => setDialog(undefined);
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <TeamHead team={team} onRename={() => setDialog('rename')} />
        {fresh && <InviteCard team={team} fresh />}
        <MemberList key={team.id} teamId={team.id} total={team.memberCount} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {!fresh && <InviteCard team={team} fresh={false} />}
        <div className="grid justify-items-start">
          {team.can.leave ? (
            <Button
              look="ghost"
              icon={<LogoutIcon className="size-5" />}
              onClick={() => setDialog('leave')}
              className="text-danger! hover:bg-danger-soft"
            >
              <Trans>Leave the team</Trans>
            </Button>
          ) : (
            <p className="px-3 text-ink-2 text-sm">
              <Trans>You own this team, so you cannot leave it.</Trans>
            </p>
          )}
        </div>
      </div>
      <Suspense>
        {dialog === 'rename' && <RenameDialog team={team} onClose={close} />}
        {dialog === 'leave' && (
          <LeaveDialog
            team={team}
            onClose={close}
            onLeft={() => {
              close();
              onLeft();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function TeamHead({ team, onRename }: { team: TeamView; onRename: () => void }) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const { dayStartsAt, workingWeekdays } = team.calendar;
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const days = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(
    workingWeekdays.map((number) => weekday.format(Date.UTC(2024, 0, number))),
  );
  const zone = team.timezone.replaceAll('_', ' ');
  return (
    <Card aria-labelledby={headingId}>
      <div className="flex items-start gap-2">
        <h2 id={headingId} className="min-w-0 flex-1 py-1.5 text-xl">
          {team.name}
        </h2>
        {team.can.rename && (
          <IconButton label={t`Rename the team`} icon={<EditIcon className="size-5" />} onClick={onRename} />
        )}
      </div>
      <p className="flex gap-2 text-ink-2 text-sm">
        <ClockIcon className="mt-0.5 size-4" />
        <span>
          <Trans>
            {days}; a day begins at {dayStartsAt}, {zone}
          </Trans>
        </span>
      </p>
    </Card>
  );
}
