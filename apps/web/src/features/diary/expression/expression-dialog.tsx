import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { Tile, Tiles } from '../../../components/choices/tiles.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { officialEmoji } from '../../../lib/official-emoji.ts';
import { type Emoji, useTeamStore } from '../../../lib/stores/team-store.ts';
import { ExpressionMark, useExpressionLabel } from '../expression-mark.part.tsx';
import { OwnStickers } from './own-stickers.tsx';

type Props = {
  value: string | null;
  /** Null removes it. */
  onChoose: (expression: string | null) => void;
  onClose: () => void;
};

/** All official emoji, and the user's own stickers; the tab used last opens first. */
export function ExpressionDialog({ value, onChoose, onClose }: Props) {
  const { t } = useLingui();
  const labelOf = useExpressionLabel();
  const isOwn = useTeamStore(({ emojiType }) => emojiType === 'own');
  const official = useTeamStore(({ officialEmojiList }) => officialEmojiList);
  useEffect(() => void useTeamStore.setState({ officialEmojiList: officialEmoji }), []);
  const choose = (emoji: Emoji | null) => {
    useTeamStore.setState({ activeEmoji: emoji });
    onChoose(emoji?.id ?? null);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>How was the day?</Trans>}>
      <div className="grid grid-cols-1 gap-3">
        <Segmented
          label={t`Kind of expression`}
          segments={[
            { value: 'smile', label: t`Emoji` },
            { value: 'own', label: t`My stickers` },
          ]}
          value={isOwn ? 'own' : 'smile'}
          onChange={(emojiType) => useTeamStore.setState({ emojiType })}
        />
        {isOwn ? (
          <OwnStickers value={value} onChoose={choose} />
        ) : (
          <Tiles>
            {official.map((emoji) => (
              <Tile
                key={emoji.id}
                aria-pressed={emoji.id === value}
                aria-label={labelOf(emoji.id)}
                onClick={() => choose(emoji)}
              >
                <ExpressionMark expression={emoji.id} silent className="text-2xl" />
              </Tile>
            ))}
          </Tiles>
        )}
        {value !== null && (
          <Button look="quiet" onClick={() => choose(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
