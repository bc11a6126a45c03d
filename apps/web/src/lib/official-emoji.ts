import { officialEmoji as ids } from '@garden/contract';
import type { Emoji } from './stores/team-store.ts';

/** The official emoji; a screen reader knows what each is called. */
export const officialEmoji: readonly Emoji[] = ids.map((id) => ({ id, name: id, url: '' }));
