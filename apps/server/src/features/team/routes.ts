import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { joinTeam } from './apply-add.ts';
import { exitRelationship } from './relationship-exit.ts';
import { getRelationship } from './relationship-get.ts';
import { getRelationships } from './relationship-gets.ts';
import { addTeam } from './team-add.ts';
import { listOwnTeams } from './team-list.ts';
import { renameOwnTeam } from './team-rename.ts';
import { searchForTeams } from './team-search.ts';

type Groups = 'team' | 'apply' | 'relationship';

export const teamHandlers = {
  team: { add: addTeam, list: listOwnTeams, search: searchForTeams, rename: renameOwnTeam },
  apply: { add: joinTeam },
  relationship: { get: getRelationship, gets: getRelationships, exit: exitRelationship },
} satisfies { readonly [Group in Groups]: Handlers<Api[Group]> };
