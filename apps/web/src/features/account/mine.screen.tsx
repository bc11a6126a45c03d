import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LogoutIcon } from '../../components/icons/actions.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { type UserInfo, useUserStore } from '../../lib/stores/user-store.ts';
import { NoPasswordCard } from './password/no-password-card.tsx';
import { PasswordCard } from './password/password-card.tsx';
import { ListsCard } from './profile/lists-card.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { SettingsCard } from './profile/settings-card.tsx';

const LeavingCards = lazyComponent(async () => (await import('./closing/leaving-cards.tsx')).LeavingCards);

const SessionsCard = lazyComponent(async () => (await import('./sign-in/sessions-card.tsx')).SessionsCard);

const NoticeSettingsCard = lazyComponent(
  async () => (await import('../notice/notice-settings.part.tsx')).NoticeSettingsCard,
);

/** The user's own page: profile, settings, password, devices, who can see what, export and leaving. */
export default function MineScreen() {
  const person = useUserStore((state) => state.userInfo);
  return (
    <div className="page">
      <PageHeader title={<Trans>Me</Trans>} aside={<SignOut />} />
      {person === null ? <Missing /> : <Cards person={person} />}
    </div>
  );
}

function Cards({ person }: { person: UserInfo }) {
  return (
    <Columns
      left={
        <>
          <ProfileCard person={person} />
          <SettingsCard person={person} />
          {person.hasPassword === false ? <NoPasswordCard /> : <PasswordCard email={person.email ?? ''} />}
        </>
      }
      right={
        <>
          <ListsCard />
          <Suspense fallback={<SkeletonBox className="h-96 rounded-lg" />}>
            <NoticeSettingsCard />
          </Suspense>
          <Suspense fallback={<SkeletonBox className="h-64 rounded-lg" />}>
            <SessionsCard />
          </Suspense>
          <Suspense fallback={<SkeletonBox className="h-96 rounded-lg" />}>
            <LeavingCards person={person} />
          </Suspense>
        </>
      }
    />
  );
}

/** One below the other on a phone; two stacks, so that a card that grows moves nothing beside it. */
function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 @desk:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">{left}</div>
      <div className="grid grid-cols-1 gap-4">{right}</div>
    </div>
  );
}

/** The session check could not load the user: asks once more, and says why it failed. */
function Missing() {
  const setUserInfo = useUserStore((state) => state.setUserInfo);
  const { data, isError, error, refetch, isFetching } = useApiQuery(api.user.info, {}, { failure: 'none' });
  useEffect(() => {
    if (data) setUserInfo(data);
  }, [data, setUserInfo]);
  if (isError) {
    return (
      <Banner tone="error" onRetry={refetch} retrying={isFetching}>
        {failureMessage(error)}
      </Banner>
    );
  }
  return (
    <SkeletonGroup>
      <Columns
        left={<SkeletonBox className="h-96 rounded-lg" />}
        right={<SkeletonBox className="h-80 rounded-lg" />}
      />
    </SkeletonGroup>
  );
}

function SignOut() {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <Button look="quiet" icon={<LogoutIcon className="size-5" />} loading={busy} onClick={leave}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
