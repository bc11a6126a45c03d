import { LIKE, type ReactionCount } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { SmileIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReactionButton } from './reaction-button.tsx';
import { countOf } from './reaction-counts.ts';
import { type ReactionTarget, useReaction } from './use-reaction.ts';
import { useReactionLabel } from './use-reaction-label.ts';

const ReactionPicker = latePart(async () => (await import('./reaction-picker.tsx')).ReactionPicker);

type Props = {
  target: ReactionTarget;
  reactions: readonly ReactionCount[];
  /** Updates the counts wherever they are shown. */
  remember: (reactions: readonly ReactionCount[]) => void;
};

/** Reactions to something: a like by one tap, what others gave, and a picker for every other emoji. */
export function Reactions({ target, reactions, remember }: Props) {
  const { t } = useLingui();
  const labelOf = useReactionLabel();
  const react = useReaction(target, reactions, remember);
  const [isChoosing, setChoosing] = useState(false);
  const shown = [
    { emoji: LIKE, ...countOf(reactions, LIKE) },
    ...reactions.filter(({ emoji }) => emoji !== LIKE),
  ];
  return (
    <>
      {shown.map((reaction) => (
        <ReactionButton
          key={reaction.emoji}
          {...reaction}
          label={labelOf(reaction.emoji)}
          onPress={() => react(reaction.emoji)}
        />
      ))}
      <IconButton
        label={t`Add a reaction`}
        icon={<SmileIcon className="size-5" />}
        onClick={() => setChoosing(true)}
      />
      {isChoosing && (
        <ReactionPicker reactions={reactions} onChoose={react} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
