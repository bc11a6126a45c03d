import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { ownMistakes } from './store.ts';

export const mistakeDelete = call(api.mistake.delete, ownMistakes.remove('mistakeId'));
