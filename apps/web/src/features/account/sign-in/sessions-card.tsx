import { api, type OutputOf } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { DeviceIcon } from '../../../components/icons/settings.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { SectionCard } from '../profile/section-card.tsx';

const ConfirmDialog = latePart(
  async () => (await import('../../../components/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);

type Session = OutputOf<typeof api.auth.sessions>['items'][number];

/** The user's sessions, each with a button that ends it. */
export function SessionsCard() {
  const sessions = useApiQuery(api.auth.sessions, {}, { failure: 'none' });
  const items = sessions.data?.items;
  const hasFailed = sessions.isError || (items === undefined && sessions.fetchStatus === 'paused');
  const others = items?.filter(({ current }) => !current) ?? [];
  return (
    <SectionCard title={<Trans>Signed in on</Trans>}>
      {hasFailed && <ReadFailure of={sessions} />}
      {items === undefined && !hasFailed && (
        <SkeletonGroup>
          <SkeletonBox className="h-14 rounded-md" />
        </SkeletonGroup>
      )}
      {items !== undefined && (
        <ul className="-my-2 grid grid-cols-1 divide-y divide-line">
          {items.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && <RevokeOthers count={others.length} />}
    </SectionCard>
  );
}

function useRevoke() {
  return useApiCommand(api.auth.revoke, { invalidates: [api.auth.sessions], loading: 'none' });
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useLingui();
  const revoke = useRevoke();
  const device = useDeviceName(session.device);
  const lastSeen = <DayText day={session.lastSeenAt.slice(0, 10)} />;
  return (
    <ListRow
      start={<DeviceIcon />}
      title={device}
      text={<Trans>Last seen {lastSeen}</Trans>}
      end={
        session.current ? (
          <Chip tone="leaf">
            <Trans>This device</Trans>
          </Chip>
        ) : (
          <Button
            look="ghost"
            loading={revoke.isPending}
            aria-label={t`Sign out: ${device}`}
            onClick={() => revoke.mutate({ sessionId: session.id })}
          >
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  );
}

function RevokeOthers({ count }: { count: number }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<boolean>();
  const revoke = useRevoke();
  const end = () => {
    setOpen(false);
    revoke.mutate({}, { onSuccess: () => toast.success(t`Signed out everywhere else`) });
  };
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        loading={revoke.isPending}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Trans>Sign out everywhere else</Trans>
      </Button>
      {open !== undefined && (
        <ConfirmDialog
          title={<Trans>Sign out everywhere else?</Trans>}
          confirmLabel={<Trans>Sign out</Trans>}
          open={open}
          onOpenChange={setOpen}
          onConfirm={end}
        >
          <Plural
            value={count}
            one="One device has to sign in again. Unsent drafts stay on it."
            other="# devices have to sign in again. Unsent drafts stay on them."
          />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The server names a browser and its system as `Chrome on macOS`; other clients by their own words. */
function useDeviceName(device: string): string {
  const { t } = useLingui();
  const [browser, system, ...rest] = device.split(' on ');
  return system !== undefined && rest.length === 0 ? t`${browser} on ${system}` : device;
}
