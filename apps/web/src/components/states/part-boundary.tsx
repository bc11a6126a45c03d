import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { logFailure } from '../../lib/log.ts';

type Props = {
  children: ReactNode;
  /** What it shows: when that changes, a part that has failed is tried again. */
  of?: unknown;
  /** Shown in place of a part that fails; a sentence unless given. */
  fallback?: ReactNode;
};
type State = { readonly hasFailed: boolean; readonly of: unknown };

/** A part of a page that may fail by itself: an entry, a comment, a card. The rest of the page stays. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return Object.is(of, state.of) ? null : { hasFailed: false, of };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('A part of a page failed', error);
  }

  override render(): ReactNode {
    const { children, fallback = <CannotBeShown /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

function CannotBeShown() {
  return (
    <p className="py-3 text-ink-2">
      <Trans>This part can’t be shown. The rest of the page isn’t affected.</Trans>
    </p>
  );
}
