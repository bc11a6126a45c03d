import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';

/** A card with its heading. */
export function SectionCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 content-start gap-4">
      <h2 id={headingId}>{title}</h2>
      {children}
    </Card>
  );
}
