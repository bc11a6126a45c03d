import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { ThumbIcon } from '../../../components/icons/objects.tsx';

/** What was said of a claim; nothing as yet, or no longer. */
export type Said = 'helped' | 'wrong' | undefined;

type Props = { said: Said; isBusy: boolean; onSay: (said: Said) => void };

/** Says by one tap whether advice helped. */
export function Thumbs({ said, isBusy, onSay }: Props) {
  const helped = said === 'helped';
  return (
    <>
      <Button
        look={helped ? 'quiet' : 'ghost'}
        icon={<ThumbIcon className="size-5" />}
        aria-pressed={helped}
        disabled={isBusy}
        onClick={() => onSay(helped ? undefined : 'helped')}
      >
        <Trans>It helped</Trans>
      </Button>
      <Button
        look="ghost"
        icon={<ThumbIcon className="size-5 rotate-180" />}
        disabled={isBusy}
        onClick={() => onSay('wrong')}
      >
        <Trans>It didn’t help</Trans>
      </Button>
    </>
  );
}
