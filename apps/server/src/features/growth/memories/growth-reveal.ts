import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { ownHidden } from './store.ts';

export const growthReveal = call(api.growth.reveal, ownHidden.remove('hiddenId'));
