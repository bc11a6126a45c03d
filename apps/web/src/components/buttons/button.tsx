import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A native button's props and the look. */
export type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Keeps the focus and the width, shows a spinner, ignores presses. */
  loading?: boolean;
};

/** A button with a visible label; `type` is `button` unless said otherwise. */
export function Button({
  look = 'primary',
  icon,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={ignoreWhileLoading}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {loading && <span className="sr-only">{t`Loading`}</span>}
    </button>
  );
}
