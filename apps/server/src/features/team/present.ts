import type { MemberRole, MemberView, TeamView } from '@garden/contract';
import { pictureUrl, presentPerson } from '../account/rules.ts';
import type { MemberRow } from './members/store.ts';
import { memberAbilities, teamAbilities } from './policy.ts';
import { DEFAULT_RULES, inviteUrl } from './rules.ts';
import type { OwnTeam } from './teams/store.ts';
import { presentComing } from './widening/rules.ts';

/** Who looks, and as what. */
type Looking = { readonly userId: string; readonly role: MemberRole };

/** A member with what the reader may do about them. */
export function presentMember(member: MemberRow, reader: Looking): MemberView {
  const { role, supervisorId, remark } = member;
  return {
    ...presentPerson(member),
    role,
    seesFrom: member.seesFrom?.toISOString() ?? null,
    joinedAt: member.joinedAt.toISOString(),
    departments: member.departments.map((department) => ({ ...department })),
    supervisorId,
    remark,
    can: memberAbilities(reader, { userId: member.id, role }),
  };
}

/** A team as one of its members sees it, with what they may do. */
export function presentTeam(own: OwnTeam, publicUrl: string): TeamView {
  const { team, role, leads, offersEarlier, waiting, appeals, interviews } = own;
  const { modules, minimums, ...rules } = team.rules ?? DEFAULT_RULES;
  return {
    id: team.id,
    name: team.name,
    avatar: pictureUrl(team.avatar),
    inviteCode: team.inviteCode,
    inviteUrl: inviteUrl(publicUrl, team.inviteCode),
    timezone: team.timezone,
    calendar: {
      ...team.calendar,
      workingWeekdays: [...team.calendar.workingWeekdays],
      daysOff: [...team.calendar.daysOff],
    },
    questions: team.dailyQuestions.map((question) => ({ ...question })),
    rules: { modules: { ...modules }, minimums: { ...minimums }, ...rules },
    coming: presentComing(team),
    joinVerification: team.joinVerification,
    role,
    leads,
    offersEarlier,
    memberCount: team.memberCount,
    members: own.members.map((member) => presentMember(member, { userId: own.readerId, role })),
    departments: own.departments.map((department) => ({ ...department })),
    waiting,
    appeals,
    interviews,
    createdAt: team.createdAt.toISOString(),
    can: teamAbilities(role),
  };
}
