import type { ReactionCount } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Tile, Tiles } from '../../../components/choices/tiles.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { officialEmoji } from '../../../lib/official-emoji.ts';
import { countOf } from './reaction-counts.ts';
import { useReactionLabel } from './use-reaction-label.ts';

/** Every emoji to react with; choosing the user's own removes it. */
export function ReactionPicker({
  reactions,
  onChoose,
  onClose,
}: {
  reactions: readonly ReactionCount[];
  onChoose: (emoji: string) => void;
  onClose: () => void;
}) {
  const labelOf = useReactionLabel();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Add a reaction</Trans>}>
      <Tiles>
        {officialEmoji.map(({ id: emoji }) => {
          const { mine } = countOf(reactions, emoji);
          return (
            <Tile
              key={emoji}
              aria-pressed={mine}
              aria-label={labelOf(emoji)}
              onClick={() => {
                onChoose(emoji);
                onClose();
              }}
            >
              <span aria-hidden="true" className="text-2xl leading-none">
                {emoji}
              </span>
            </Tile>
          );
        })}
      </Tiles>
    </Dialog>
  );
}
