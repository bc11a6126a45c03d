import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { changeRole } from './relationship-authorizes.ts';

/** The owner is an administrator no one can release: so the last administrator of a team always stays. */
export const relationshipUnreleased = call(
  api.relationship.unreleased,
  changeRole({
    ability: 'release',
    role: 'member',
    otherwise: 'notAdmin',
    action: 'admin_released',
  }),
);
