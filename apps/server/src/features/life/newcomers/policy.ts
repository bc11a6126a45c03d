import type { MemberRole, NewcomerView } from '@garden/contract';
import { administers, oversees } from '../../team/policy.ts';
import type { Seeing } from '../../team/store.ts';

type Viewer = Seeing & { readonly userId: string; readonly role: MemberRole };

/** A newcomer with who was asked to look after them. */
type Tended = {
  readonly userId: string;
  readonly buddy: { readonly id: string; readonly acceptedAt: unknown } | null;
};

/** Whether someone is a newcomer’s buddy: was asked, and has accepted. */
function isBuddy({ userId }: Pick<Viewer, 'userId'>, { buddy }: Tended): boolean {
  return buddy !== null && buddy.id === userId && buddy.acceptedAt !== null;
}

/** Who was asked is between administrators and those asked, so that no one else sees a no. */
export function seesBuddy(viewer: Viewer, { buddy }: Tended): boolean {
  return (
    buddy !== null && (buddy.acceptedAt !== null || administers(viewer.role) || buddy.id === viewer.userId)
  );
}

/** The checklist is the buddy’s and the newcomer’s to tick. */
export function mayTick({ userId }: Pick<Viewer, 'userId'>, tended: Tended): boolean {
  const { buddy } = tended;
  return (
    isBuddy({ userId }, tended) || (userId === tended.userId && buddy !== null && buddy.acceptedAt !== null)
  );
}

type Told = {
  readonly userId: string;
  /** Their buddy, who was it already when they said it. */
  readonly confidantId: string | null;
};

/** What confused a newcomer is read by those who can do something about it, and by no buddy they did not know of then. */
export function readsConfused(viewer: Omit<Viewer, 'role'>, { userId, confidantId }: Told): boolean {
  return viewer.userId === userId || oversees(viewer) || viewer.userId === confidantId;
}

/** What a member may do about a newcomer. */
export function newcomerAbilities(viewer: Viewer, tended: Tended): NewcomerView['can'] {
  const { buddy } = tended;
  const isAsked = buddy !== null && buddy.id === viewer.userId;
  return {
    ask: administers(viewer.role),
    answer: isAsked && buddy.acceptedAt === null,
    tick: mayTick(viewer, tended),
    stepBack: isBuddy(viewer, tended),
  };
}
