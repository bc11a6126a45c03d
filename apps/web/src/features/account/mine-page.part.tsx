import type { ReactNode } from 'react';
import { PageHeader } from '../../components/layout/page-header.tsx';

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** A page below “Me”: title, and its cards one below the other. */
export function MinePage({ title, aside, children }: Props) {
  return (
    <div className="page-narrow">
      <PageHeader title={title} aside={aside} />
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </div>
  );
}
