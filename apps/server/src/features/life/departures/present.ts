import type { DeparturePattern } from '@garden/contract';
import type { Pattern } from './store.ts';

/** A pattern as administrators see it. */
export function presentPattern({
  id,
  title,
  reasons,
  helped,
  signs,
  version,
  updatedAt,
}: Omit<Pattern, 'createdBy' | 'deletedAt' | 'teamId'>): DeparturePattern {
  return { id, title, reasons, helped, signs: [...signs], version, updatedAt: updatedAt.toISOString() };
}
