import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { askForPlace } from './apply-add.ts';
import { decideApplication } from './apply-approval.ts';
import { listOwnApplications } from './apply-mine.ts';
import { showApplications } from './apply-show.ts';
import { withdrawApplication } from './apply-withdraw.ts';
import { addToDepartment } from './department-add.ts';
import { createDepartment } from './department-create.ts';
import { getDepartments } from './department-get.ts';
import { listOwnDepartments } from './department-my.ts';
import { quitDepartment } from './department-quit.ts';
import { removeDepartment } from './department-remove.ts';
import { updateDepartment } from './department-update.ts';
import { appointAdministrator } from './relationship-authorizes.ts';
import { showMember } from './relationship-details.ts';
import { exitRelationship } from './relationship-exit.ts';
import { getRelationship } from './relationship-get.ts';
import { getRelationships } from './relationship-gets.ts';
import { inviteToTeam } from './relationship-invite.ts';
import { removeMember } from './relationship-kick.ts';
import { keepOwnRemark } from './relationship-remarks.ts';
import { searchRelationships } from './relationship-search.ts';
import { superviseMember } from './relationship-supervise.ts';
import { listUncomplete } from './relationship-uncomplete.ts';
import { releaseAdministrator } from './relationship-unreleased.ts';
import { addTeam } from './team-add.ts';
import { readTeamAudit } from './team-audit.ts';
import { showGathering } from './team-gather.ts';
import { confirmGathering } from './team-gather-confirm.ts';
import { stepOutOfGathering } from './team-gather-leave.ts';
import { getProhibitedWords } from './team-get-prohibited.ts';
import { handOverTeam } from './team-hand-over.ts';
import { listOwnTeams } from './team-list.ts';
import { openTeam } from './team-open.ts';
import { prohibitWords } from './team-prohibited.ts';
import { listRegions } from './team-regions.ts';
import { removeOwnTeam } from './team-remove.ts';
import { listRemovedTeams } from './team-removed.ts';
import { renameOwnTeam } from './team-rename.ts';
import { renewInviteCode } from './team-renew-code.ts';
import { searchForTeams } from './team-search.ts';
import { setUpTeam } from './team-setting.ts';

type Groups = 'team' | 'apply' | 'relationship' | 'department';

export const teamHandlers = {
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
    kick: removeMember,
    remarks: keepOwnRemark,
    details: showMember,
    authorizes: appointAdministrator,
    unreleased: releaseAdministrator,
    supervise: superviseMember,
    uncomplete: listUncomplete,
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
} satisfies { readonly [Group in Groups]: Handlers<Api[Group]> };
