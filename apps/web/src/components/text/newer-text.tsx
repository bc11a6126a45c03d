import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Banner } from '../states/banner.tsx';

/** What was saved elsewhere meanwhile, above what the user has typed, which stays. */
export function NewerText({ message, children }: { message: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <Banner>{message}</Banner>
      <div className="rounded-md border border-line bg-sunken p-3">
        <p id={headingId} className="mb-2 font-semibold">
          <Trans>The newer one</Trans>
        </p>
        {children}
      </div>
    </section>
  );
}
