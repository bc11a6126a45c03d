import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { ownGuidelines } from './store.ts';

export const handbookDelete = call(api.handbook.delete, ownGuidelines.remove('guidelineId'));
