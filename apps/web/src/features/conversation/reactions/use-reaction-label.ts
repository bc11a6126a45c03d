import { LIKE } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';

/** The accessible name of an emoji's button; count and pressed state are beside it. */
export function useReactionLabel(): (emoji: string) => string {
  const { t } = useLingui();
  return (emoji) => (emoji === LIKE ? t`Like` : t`React with ${emoji}`);
}
