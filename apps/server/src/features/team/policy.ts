import type { MemberRole } from '@garden/contract';
import type { Seeing } from './store.ts';

/**
 * Owners and administrators run the team: its name, settings, words, departments, members, applications
 * (product, section 13).
 */
export function administers(role: MemberRole): boolean {
  return role !== 'member';
}

/** Making accounts for others: administrators, and members who administer the whole server (product, section 2). */
export function registers(role: MemberRole, instanceAdmin: boolean): boolean {
  return administers(role) || instanceAdmin;
}

/** Handing the team over and ending it are the owner's alone. */
export function owns(role: MemberRole): boolean {
  return role === 'owner';
}

/** Everyone but the owner, since the team would be left without one. */
export function mayLeave(role: MemberRole): boolean {
  return !owns(role);
}

/** One leaves a department oneself; administrators take others out of it. */
export function mayTakeOut(actor: Someone, userId: string): boolean {
  return actor.userId === userId || administers(actor.role);
}

/**
 * Whether someone sees of members what administrators see: by their sight, which follows the role a day after the members
 * were told (product, section 14).
 */
export const oversees = ({ sight }: Seeing): boolean => administers(sight);

/** What someone is told who does not oversee: a new administrator that members were told less than a day ago. */
export const sightRefusal = ({ role }: { readonly role: MemberRole }) =>
  administers(role) ? 'sightWaits' : 'adminsOnly';

/** Administrators see the addresses of members; everyone sees their own. */
export function seesAddress(actor: Seeing & { readonly userId: string }, userId: string): boolean {
  return actor.userId === userId || oversees(actor);
}

/**
 * Whose names someone sees of those who have not written: administrators all, leaders and supervisors those they
 * look after, other members none.
 */
export function namesOfMissing({
  sight,
  leads,
}: Seeing & { readonly leads: boolean }): 'all' | 'own' | 'none' {
  if (oversees({ sight })) return 'all';
  return leads ? 'own' : 'none';
}

/** Someone who closes their account leaves all teams; one that they own ends with it, if no one else is in it. */
export function mayTakeAlong(role: MemberRole, memberCount: number): boolean {
  return mayLeave(role) || memberCount === 1;
}

/** What a member may do with their team. */
export function teamAbilities(role: MemberRole) {
  const admin = administers(role);
  return {
    rename: admin,
    setUp: admin,
    arrange: admin,
    invite: admin,
    decide: admin,
    audit: admin,
    handOver: owns(role),
    remove: owns(role),
    leave: mayLeave(role),
  };
}

type Someone = { readonly userId: string; readonly role: MemberRole };

/** What one member may do about another (or about themselves). */
export function memberAbilities(actor: Someone, member: Someone) {
  const admin = administers(actor.role);
  const other = actor.userId !== member.userId;
  return {
    appoint: admin && member.role === 'member',
    release: admin && member.role === 'admin',
    remove: admin && other && !owns(member.role),
    supervise: admin,
    arrange: admin,
    handOver: owns(actor.role) && other,
  };
}
