import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { askForPlace } from './apply-add.ts';
import { exitRelationship } from './relationship-exit.ts';
import { getRelationship } from './relationship-get.ts';
import { getRelationships } from './relationship-gets.ts';
import { addTeam } from './team-add.ts';
import { listOwnTeams } from './team-list.ts';
import { openTeam } from './team-open.ts';
import { renameOwnTeam } from './team-rename.ts';
import { searchForTeams } from './team-search.ts';

type Groups = 'team' | 'apply' | 'relationship' | 'department';

export const teamHandlers = {
  team: { add: addTeam, list: listOwnTeams, search: searchForTeams, rename: renameOwnTeam, open: openTeam },
  apply: { add: askForPlace },
  relationship: { get: getRelationship, gets: getRelationships, exit: exitRelationship },
  department: {},
} satisfies { readonly [Group in Groups]: Handlers<Api[Group]> };
