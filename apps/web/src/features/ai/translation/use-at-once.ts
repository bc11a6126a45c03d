import { api } from '@garden/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useApiQuery } from '../../../lib/api/hooks.ts';

const RARELY_CHANGES = 600_000;

/** Calls `translate` once, when a text comes into view, for a reader who has texts translated at once. */
export function useAtOnce(text: RefObject<HTMLElement | null>, translate: () => void): void {
  const { data } = useApiQuery(api.ai.settings, {}, { failure: 'none', staleTime: RARELY_CHANGES });
  const isWanted =
    data?.translateAtOnce === true &&
    data.provider !== null &&
    data.features.some(({ feature, on }) => feature === 'translation' && on);
  const start = useEffectEvent(translate);
  useEffect(() => {
    if (!isWanted || !text.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      start();
    });
    watch.observe(text.current);
    return () => watch.disconnect();
  }, [isWanted, text]);
}
