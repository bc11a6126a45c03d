import { operatorActs } from '../../db/schema/trust.ts';
import { impersonal, type PersonalData } from '../../platform/personal-data.ts';
import { forgetActs } from './ledger/store.ts';

/** When an operator copied all that the server holds: of everyone, and about no one. */
export const trustData: PersonalData = {
  tables: [impersonal(operatorActs, 'on which days an operator copied the whole server, or put it back')],
  eraseHidden: [(tx, { now }, _before, limit) => forgetActs(tx, now, limit)],
};
