import { officialEmoji as ids } from '@garden/contract';
import type { Emoji } from './stores/team-store.ts';

/** The emoji that everybody has; a screen reader knows what each is called. */
export const officialEmoji: readonly Emoji[] = ids.map((id) => ({ id, name: id, url: '' }));
