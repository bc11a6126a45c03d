import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { joinWritings } from '../writing/join-writings.ts';
import { type Writing, wordsOf } from '../writing/writing.ts';

type Props = {
  mine: Writing;
  newer: Writing;
  onChoose: (writing: Writing) => void;
};

/** Two texts of one day: the user chooses, and nothing is lost until then. Load it lazily. */
export function ConflictDialog({ mine, newer, onChoose }: Props) {
  return (
    <Dialog
      open
      dismissible={false}
      width="wide"
      title={<Trans>There are two versions of this day</Trans>}
      description={
        <Trans>
          This text was changed on another device or in another window. Which one do you want to keep?
        </Trans>
      }
      onOpenChange={(open) => !open && onChoose(joinWritings(mine, newer))}
      actions={
        <>
          <Button look="quiet" onClick={() => onChoose(mine)}>
            <Trans>Keep mine</Trans>
          </Button>
          <Button look="quiet" onClick={() => onChoose(newer)}>
            <Trans>Take the newer one</Trans>
          </Button>
          <Button onClick={() => onChoose(joinWritings(mine, newer))}>
            <Trans>Keep both</Trans>
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <Version title={<Trans>Mine</Trans>} writing={mine} />
        <Version title={<Trans>The newer one</Trans>} writing={newer} />
      </div>
      <p className="mt-3 text-ink-2 text-sm">
        <Trans>“Keep both” puts the newer text below yours.</Trans>
      </p>
    </Dialog>
  );
}

function Version({ title, writing }: { title: ReactNode; writing: Writing }) {
  const parts = wordsOf(writing);
  return (
    <section className="min-w-0 rounded-md border border-line bg-sunken p-3">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="mt-1 scroll-quiet max-h-56 whitespace-pre-wrap">
        {parts.length > 0 ? (
          <span lang={ownLang(parts.join(' '))}>{parts.join('\n\n')}</span>
        ) : (
          <Trans>Empty</Trans>
        )}
      </div>
    </section>
  );
}
