import { lazyComponent } from '../../../lib/lazy-component.ts';
import { DeletionBanner } from './deletion-banner.tsx';
import type { useDeleteDiary } from './use-delete-diary.ts';

const DeleteWithQuestions = lazyComponent(
  async () => (await import('./delete-with-questions.tsx')).DeleteWithQuestions,
);

/** Asks what happens to a diary’s questions; then says that it is deleted, and offers to restore it. */
export function DeletionSteps({ deletion }: { deletion: ReturnType<typeof useDeleteDiary> }) {
  const { asked, deleted } = deletion;
  if (!asked) return deleted && <DeletionBanner deletion={deletion} />;
  return (
    <DeleteWithQuestions
      onDelete={(questions) => deletion.remove(asked, questions)}
      onClose={deletion.cancel}
    />
  );
}
