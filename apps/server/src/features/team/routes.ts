import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { readTeamAudit } from './audit/team-audit.ts';
import { addToDepartment } from './departments/department-add.ts';
import { createDepartment } from './departments/department-create.ts';
import { getDepartments } from './departments/department-get.ts';
import { listOwnDepartments } from './departments/department-my.ts';
import { quitDepartment } from './departments/department-quit.ts';
import { removeDepartment } from './departments/department-remove.ts';
import { updateDepartment } from './departments/department-update.ts';
import { removeOwnTeam } from './ending/team-remove.ts';
import { listRemovedTeams } from './ending/team-removed.ts';
import { showGathering } from './gathering/team-gather.ts';
import { confirmGathering } from './gathering/team-gather-confirm.ts';
import { stepOutOfGathering } from './gathering/team-gather-leave.ts';
import { askForPlace } from './joining/apply-add.ts';
import { decideApplication } from './joining/apply-approval.ts';
import { declineInvitation } from './joining/apply-decline.ts';
import { declineByMail } from './joining/apply-decline-by-mail.ts';
import { showInvitation } from './joining/apply-invitation.ts';
import { listInvitations } from './joining/apply-invitations.ts';
import { showTeamOfCode } from './joining/apply-invite-code.ts';
import { listOwnApplications } from './joining/apply-mine.ts';
import { showApplications } from './joining/apply-show.ts';
import { withdrawApplication } from './joining/apply-withdraw.ts';
import { registerInternally } from './joining/register-internal-registration.ts';
import { inviteToTeam } from './joining/relationship-invite.ts';
import { createPersonalLink } from './joining/relationship-invite-link.ts';
import { listInvitedPeople } from './joining/relationship-invited.ts';
import { uninvite } from './joining/relationship-uninvite.ts';
import { showMember } from './members/relationship-details.ts';
import { exitRelationship } from './members/relationship-exit.ts';
import { getRelationship } from './members/relationship-get.ts';
import { getRelationships } from './members/relationship-gets.ts';
import { removeMember } from './members/relationship-kick.ts';
import { keepOwnRemark } from './members/relationship-remarks.ts';
import { searchRelationships } from './members/relationship-search.ts';
import { appointAdministrator } from './roles/relationship-authorizes.ts';
import { superviseMember } from './roles/relationship-supervise.ts';
import { releaseAdministrator } from './roles/relationship-unreleased.ts';
import { handOverTeam } from './roles/team-hand-over.ts';
import { openTeam } from './settings/team-open.ts';
import { listRegions } from './settings/team-regions.ts';
import { setUpTeam } from './settings/team-setting.ts';
import { addTeam } from './teams/team-add.ts';
import { listOwnTeams } from './teams/team-list.ts';
import { renameOwnTeam } from './teams/team-rename.ts';
import { renewInviteCode } from './teams/team-renew-code.ts';
import { searchForTeams } from './teams/team-search.ts';
import { getProhibitedWords } from './words/team-get-prohibited.ts';
import { prohibitWords } from './words/team-prohibited.ts';

type Groups = 'team' | 'apply' | 'department';

export const teamHandlers = {
  register: { internalRegistration: registerInternally },
  team: {
    add: addTeam,
    gather: showGathering,
    gatherConfirm: confirmGathering,
    gatherLeave: stepOutOfGathering,
    list: listOwnTeams,
    regions: listRegions,
    search: searchForTeams,
    rename: renameOwnTeam,
    setting: setUpTeam,
    open: openTeam,
    renewCode: renewInviteCode,
    handOver: handOverTeam,
    audit: readTeamAudit,
    prohibited: prohibitWords,
    getProhibited: getProhibitedWords,
    remove: removeOwnTeam,
    removed: listRemovedTeams,
  },
  apply: {
    add: askForPlace,
    mine: listOwnApplications,
    invitations: listInvitations,
    invitation: showInvitation,
    inviteCode: showTeamOfCode,
    decline: declineInvitation,
    declineByMail,
    withdraw: withdrawApplication,
    show: showApplications,
    approval: decideApplication,
  },
  relationship: {
    get: getRelationship,
    gets: getRelationships,
    search: searchRelationships,
    exit: exitRelationship,
    invite: inviteToTeam,
    inviteLink: createPersonalLink,
    invited: listInvitedPeople,
    uninvite,
    kick: removeMember,
    remarks: keepOwnRemark,
    details: showMember,
    authorizes: appointAdministrator,
    unreleased: releaseAdministrator,
    supervise: superviseMember,
  },
  department: {
    create: createDepartment,
    update: updateDepartment,
    remove: removeDepartment,
    add: addToDepartment,
    quit: quitDepartment,
    my: listOwnDepartments,
    get: getDepartments,
  },
} satisfies { readonly [Group in Groups]: Handlers<Api[Group]> } & {
  // The rest of these groups is about an account alone, or about diaries.
  relationship: Omit<Handlers<Api['relationship']>, 'uncomplete' | 'curiousRanking'>;
  register: Pick<Handlers<Api['register']>, 'internalRegistration'>;
};
