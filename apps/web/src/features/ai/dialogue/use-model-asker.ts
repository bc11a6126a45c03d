import { api } from '@garden/contract';
import { useState } from 'react';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { storedValue } from '../../../lib/stored-value.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';

/** The provider changes with the server alone. */
const RARELY_CHANGES = 5 * 60_000;

const storageKey = (userId: string) => `dialogue-by-model:${userId}`;

/** The model that may ask, null where the server has none, and whether it does: chosen in this browser, and not before. */
export function useModelAsker() {
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const { data } = useApiQuery(api.ai.settings, {}, { failure: 'none', staleTime: RARELY_CHANGES });
  const [isChosen, setChosen] = useState(() => storedValue.read(storageKey(userId)) === 'yes');
  const asker = data?.provider ?? null;
  const setAsked = (asked: boolean) => {
    setChosen(asked);
    storedValue.write(storageKey(userId), asked ? 'yes' : null);
  };
  return { asker, isAsked: asker !== null && isChosen, setAsked };
}
