import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { useDeleteDiary } from './use-delete-diary.ts';

const DeletionSteps = lazyComponent(async () => (await import('./deletion-steps.tsx')).DeletionSteps);

/** What is asked and said while a diary is deleted; nothing before. */
export function DeletedNotice({ deletion }: { deletion: ReturnType<typeof useDeleteDiary> }) {
  return <Suspense>{(deletion.asked ?? deletion.deleted) && <DeletionSteps deletion={deletion} />}</Suspense>;
}
