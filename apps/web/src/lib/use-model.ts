import { api } from '@garden/contract';
import { useState } from 'react';
import { useApiQuery } from './api/hooks.ts';
import { storedValue } from './stored-value.ts';
import { useUserStore } from './stores/user-store.ts';

/** The provider changes with the server alone. */
const RARELY_CHANGES = 5 * 60_000;

const features = { dialogue: 'dialogue', chapters: 'summaries' } as const;

/**
 * The model that may do something instead of rules of the product, null where the server has none or it is turned off,
 * and whether it does: chosen in this browser, and not before.
 */
export function useModel(of: keyof typeof features) {
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const key = `${of}-by-model:${userId}`;
  const { data } = useApiQuery(api.ai.settings, {}, { failure: 'none', staleTime: RARELY_CHANGES });
  const [isChosen, setChosen] = useState(() => storedValue.read(key) === 'yes');
  const isOn = data?.features.some(({ feature, on }) => feature === features[of] && on) ?? false;
  const model = (isOn && data?.provider) || null;
  const choose = (chosen: boolean) => {
    setChosen(chosen);
    storedValue.write(key, chosen ? 'yes' : null);
  };
  return { model, isChosen: model !== null && isChosen, choose };
}
