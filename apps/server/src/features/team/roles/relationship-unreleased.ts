import { changeRole } from './relationship-authorizes.ts';

/** The owner is an administrator no one can release: so the last administrator of a team always stays. */
export const releaseAdministrator = changeRole({
  ability: 'release',
  role: 'member',
  otherwise: 'notAdmin',
  action: 'admin_released',
});
