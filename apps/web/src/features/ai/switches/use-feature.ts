import { type AiFeature, api } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';

/** Features change in settings alone. */
const RARELY_CHANGES = 5 * 60_000;

/** Whether someone may use an AI feature; undefined until that is known. */
export function useFeature(feature: AiFeature): boolean | undefined {
  const { data } = useApiQuery(api.ai.settings, {}, { failure: 'none', staleTime: RARELY_CHANGES });
  return data?.features.some((each) => each.feature === feature && each.on);
}
