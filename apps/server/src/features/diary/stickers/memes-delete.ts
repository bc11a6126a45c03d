import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { ownMemes } from './store.ts';

export const memesDelete = call(api.memes.delete, ownMemes.remove('memeId'));
