import { Trans, useLingui } from '@lingui/react/macro';
import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type SignInTab = 'sign-in' | 'register';

/** Tabs for signing in and registering; links, since each has an address. */
export function SignInTabs({ current }: { current: SignInTab }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sign in or register`} className="mb-4 flex flex-wrap border-line border-b">
      <Tab to="sign-in" current={current}>
        <Trans>Sign in</Trans>
      </Tab>
      <Tab to="register" current={current}>
        <Trans>Register</Trans>
      </Tab>
    </nav>
  );
}

function Tab({ to, current, children }: { to: SignInTab; current: SignInTab; children: ReactNode }) {
  // The router would call both the current page: they differ in the query alone.
  const { 'aria-current': _, ...link } = useLinkProps({
    from: '/login',
    to: '/login',
    search: (now) => ({ ...now, tab: to }),
    replace: true,
    resetScroll: false,
  });
  return (
    <a
      {...link}
      aria-current={to === current ? 'page' : undefined}
      className="flex min-h-(--target) items-center whitespace-nowrap rounded-t-sm border-grape px-3.5 pb-0.5 text-ink-2 -outline-offset-4 transition-colors hover:text-grape aria-[current]:border-b-2 aria-[current]:pb-0 aria-[current]:font-semibold aria-[current]:text-grape"
    >
      {children}
    </a>
  );
}
