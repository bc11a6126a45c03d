import { LIKE, type ReactionCount } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';

/** What the button of an emoji is called; whether it is pressed stands beside its name. */
export function useReactionLabel(): (reaction: Pick<ReactionCount, 'emoji' | 'count'>) => string {
  const { t } = useLingui();
  return ({ emoji, count }) => (emoji === LIKE ? t`Like (${count})` : t`React with ${emoji} (${count})`);
}
