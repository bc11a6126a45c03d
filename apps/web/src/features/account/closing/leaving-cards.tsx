import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { DataCard } from '../export/data-card.tsx';
import { WhoSeesCard } from '../profile/who-sees-card.tsx';
import { LeavingCard } from './leaving-card.tsx';

/** Who sees my data, exporting it, and leaving. Load it lazily: it is the end of a long page. */
export function LeavingCards({ person }: { person: UserInfo }) {
  return (
    <>
      <WhoSeesCard />
      <DataCard />
      <LeavingCard person={person} />
    </>
  );
}
