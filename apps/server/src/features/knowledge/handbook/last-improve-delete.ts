import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { ownImprovements } from './improvement.store.ts';

export const lastImproveDelete = call(api.lastImprove.delete, ownImprovements.remove('improvementId'));
