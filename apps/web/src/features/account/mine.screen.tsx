import { Trans } from '@lingui/react/macro';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LogoutIcon } from '../../components/icons/actions.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { signOut } from '../../lib/session/sign-out.ts';
import { DiaryNumbers } from '../diary/diary-numbers.part.tsx';
import { AccountRows } from './profile/account-rows.tsx';
import { SelfRow } from './profile/self-row.tsx';
import { ShelfRows } from './profile/shelf-rows.tsx';
import { WithSelf } from './profile/with-self.tsx';

/** What is the user's alone: their numbers, their lists, and their account, a page for each. */
export default function MineScreen() {
  // Mails of earlier releases lead to the place that the settings had here.
  const isToSettings = useLocation({ select: ({ hash }) => hash === 'notices' });
  if (isToSettings) return <Navigate to="/mine/email" replace />;
  return (
    <div className="page">
      <PageHeader title={<Trans>Me</Trans>} aside={<SignOut />} />
      <div className="grid grid-cols-1 items-start gap-4 @desk:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <WithSelf>{(person) => <SelfRow person={person} />}</WithSelf>
          <DiaryNumbers />
          <ShelfRows />
        </div>
        <AccountRows />
      </div>
    </div>
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
