import type { UserInfo } from '../../../../lib/stores/user-store.ts';
import { DataCard } from './data-card.tsx';
import { LeavingCard } from './leaving-card.tsx';

/** Taking one's data along, and going. Load it lazily: it is the end of a long page. */
export function LeavingCards({ person }: { person: UserInfo }) {
  return (
    <>
      <DataCard />
      <LeavingCard person={person} />
    </>
  );
}
