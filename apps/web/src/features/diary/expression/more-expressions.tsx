import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { SmileIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';

const ExpressionDialog = latePart(async () => (await import('./expression-dialog.tsx')).ExpressionDialog);

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
      {isOpen && <ExpressionDialog value={value} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
