import { LIKE, type QuoteView } from '@garden/contract';
import { Suspense } from 'react';
import { Card } from '../../components/card.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { changeQuotes } from '../knowledge/quotes.shared.ts';
import { ThreadSkeleton } from './comments/thread-skeleton.tsx';
import { ReactionButton } from './reactions/reaction-button.tsx';
import { countOf } from './reactions/reaction-counts.ts';
import { useReaction } from './reactions/use-reaction.ts';
import { useReactionLabel } from './reactions/use-reaction-label.ts';

const Thread = lazyComponent(async () => (await import('./comments/thread.tsx')).Thread);

/** Below a line of wisdom: a like by one tap. */
export function QuoteLike({ quote: { id, talk } }: { quote: QuoteView }) {
  const labelOf = useReactionLabel();
  const react = useReaction({ kind: 'quote', objectId: id }, talk.reactions, (reactions) =>
    changeQuotes((quote) =>
      quote.id === id ? { ...quote, talk: { ...quote.talk, reactions: [...reactions] } } : quote,
    ),
  );
  return (
    <ReactionButton
      emoji={LIKE}
      {...countOf(talk.reactions, LIKE)}
      label={labelOf(LIKE)}
      onPress={() => react(LIKE)}
    />
  );
}

/** The comments on a line of wisdom. */
export function QuoteThread({ quote: { id, writer, keeper } }: { quote: QuoteView }) {
  return (
    <Suspense
      fallback={
        <Card as="div">
          <ThreadSkeleton />
        </Card>
      }
    >
      <Thread about={{ kind: 'quote', objectId: id }} owner={writer ?? keeper} />
    </Suspense>
  );
}
