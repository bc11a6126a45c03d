import type { ReactionCount } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { type CommentTarget, cacheReactions } from './comments/thread-cache.ts';
import { Reactions } from './reactions/reactions.tsx';

const WhoReacted = latePart(async () => (await import('./reactions/who-reacted.tsx')).WhoReacted);

type Props = { about: CommentTarget; reactions: readonly ReactionCount[] };

/** The reactions to an object. */
export function ObjectReactions({ about, reactions }: Props) {
  return (
    <Reactions target={about} reactions={reactions} remember={(counts) => cacheReactions(about, counts)} />
  );
}

/** The same in a row of their own, with who gave them. */
export function ReactionsRow(props: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-3 -mb-1 -ml-3 flex flex-wrap items-center gap-x-1">
      <ObjectReactions {...props} />
      {props.reactions.length > 0 && (
        <Button look="ghost" className="font-normal text-sm" onClick={() => setAsking(true)}>
          <Trans>Who reacted</Trans>
        </Button>
      )}
      {isAsking && <WhoReacted target={props.about} onClose={() => setAsking(false)} />}
    </div>
  );
}
