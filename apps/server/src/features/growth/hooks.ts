import type { Registration } from '../../platform/hooks.ts';
import { imageHolders } from '../diary/pictures/hooks.ts';
import { isShownInBook } from './autobiography/store.ts';

/** What looking back registers with the areas below it. */
export const growthHooks: readonly Registration[] = [imageHolders.of(isShownInBook)];
