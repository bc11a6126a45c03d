import { LIKE } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';

/** What the button of an emoji is called; how many gave it, and whether it is pressed, stand beside its name. */
export function useReactionLabel(): (emoji: string) => string {
  const { t } = useLingui();
  return (emoji) => (emoji === LIKE ? t`Like` : t`React with ${emoji}`);
}
