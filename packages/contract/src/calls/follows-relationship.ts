import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { followGroupView } from './follows-team.ts';

export const followsRelationship = {
  add: endpoint({
    method: 'POST',
    path: 'user/follows-relationship/add',
    summary: 'Puts people into a group of one’s own, at most 500, or takes them out (`removeIds`).',
    kind: 'write',
    access: 'session',
    input: z
      .strictObject({
        groupId: f.id(),
        userIds: z.optional(z.array(f.id())),
        removeIds: z.optional(z.array(f.id())),
      })
      .check(...f.countOfAll(['userIds', 'removeIds'], { from: 1, to: 500, tooMany: 'followPeopleTooMany' })),
    output: followGroupView,
  }),
};
