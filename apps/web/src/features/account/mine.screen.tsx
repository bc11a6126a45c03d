import { Trans } from '@lingui/react/macro';
import { Navigate, useLocation } from '@tanstack/react-router';
import { PageHeader } from '../../components/layout/page-header.tsx';
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
      <PageHeader title={<Trans>Me</Trans>} />
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
