import type { MemberView, TeamView } from '@garden/contract';
import { pictureUrl, presentPerson } from '../account/person.rules.ts';
import type { OwnTeam } from './list.store.ts';
import type { MemberRow } from './members.store.ts';
import { mayLeave, mayRename } from './policy.ts';
import { inviteUrl } from './rules.ts';

export function presentMember(member: MemberRow): MemberView {
  return { ...presentPerson(member), role: member.role, joinedAt: member.joinedAt.toISOString() };
}

/** A team as one of its members sees it, with what they may do. */
export function presentTeam({ team, role, members }: OwnTeam, publicUrl: string): TeamView {
  return {
    id: team.id,
    name: team.name,
    avatar: pictureUrl(team.avatar),
    inviteCode: team.inviteCode,
    inviteUrl: inviteUrl(publicUrl, team.inviteCode),
    timezone: team.timezone,
    calendar: { ...team.calendar, workingWeekdays: [...team.calendar.workingWeekdays] },
    role,
    memberCount: team.memberCount,
    members: members.map(presentMember),
    createdAt: team.createdAt.toISOString(),
    can: { rename: mayRename(role), leave: mayLeave(role) },
  };
}
