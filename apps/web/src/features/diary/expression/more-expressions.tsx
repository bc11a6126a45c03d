import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SmileIcon } from '../../../components/icons/actions.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';

const ExpressionDialog = lazyComponent(
  async () => (await import('./expression-dialog.tsx')).ExpressionDialog,
);

type Props = {
  value: string | null;
  onChoose: (expression: string | null) => void;
  /** What the button shows; without it, that there are more. */
  children?: ReactNode;
  /** The button's name where it shows no words. */
  label?: string;
  loading?: boolean;
};

/** Opens all emoji and the user's own stickers. */
export function MoreExpressions({ value, onChoose, children, label, loading = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        loading={loading}
        {...(label && { 'aria-label': label, title: label })}
        {...(!children && { icon: <SmileIcon className="size-5" /> })}
        onClick={() => setOpen(true)}
      >
        {children ?? <Trans>More</Trans>}
      </Button>
      {isOpen && (
        <Suspense>
          <ExpressionDialog value={value} onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
