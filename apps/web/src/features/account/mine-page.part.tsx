import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../../components/icons/actions.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RouteLink } from '../../components/route-link.ts';

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** A page below “Me”: back link, title, and its cards one below the other. */
export function MinePage({ title, aside, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-176 px-4 py-6 @desk:px-8 @desk:py-8">
      <RouteLink to="/mine" look="plain">
        <ArrowLeftIcon className="size-5" />
        <Trans>Me</Trans>
      </RouteLink>
      <PageHeader title={title} aside={aside} />
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </div>
  );
}
