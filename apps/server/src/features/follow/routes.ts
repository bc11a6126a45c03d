import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { followPerson } from './following/follows-follow.ts';
import { listFollowedPeople } from './following/follows-follow-list.ts';
import { showPerson } from './following/follows-person.ts';
import { arrangeFollowGroup } from './groups/follows-relationship-add.ts';
import { addFollowGroup } from './groups/follows-team-add.ts';
import { deleteFollowGroup } from './groups/follows-team-delete.ts';
import { showFollowGroups } from './groups/follows-team-show.ts';
import { updateFollowGroup } from './groups/follows-team-update.ts';

type Groups = 'follows' | 'followsTeam' | 'followsRelationship';

export const followHandlers = {
  follows: { follow: followPerson, followList: listFollowedPeople, person: showPerson },
  followsTeam: {
    add: addFollowGroup,
    update: updateFollowGroup,
    delete: deleteFollowGroup,
    show: showFollowGroups,
  },
  followsRelationship: { add: arrangeFollowGroup },
} satisfies { readonly [Group in Groups]: Handlers<Api[Group]> };
