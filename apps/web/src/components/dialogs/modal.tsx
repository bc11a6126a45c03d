import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons/actions.tsx';

/** What dialogs and drawers take: each opens by its trigger, or by `open` of the caller. */
export type ModalProps = {
  title: ReactNode;
  /** A sentence under the title, read out when it opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** The button that opens it; the focus returns there. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** False while something unsaved would be lost by a tap beside it. */
  dismissible?: boolean;
};

/** How a modal opens and closes, as Base UI's roots take it. */
export function modalRootProps({ open, onOpenChange, dismissible = true }: ModalProps) {
  return {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {}),
    disablePointerDismissal: !dismissible,
  };
}

/** The cross in the corner; last in its modal, so that the focus begins on the content. */
export function ModalCloseButton({ className }: { className: string }) {
  const { t } = useLingui();
  return <Dialog.Close render={<IconButton label={t`Close`} icon={<CloseIcon />} className={className} />} />;
}
