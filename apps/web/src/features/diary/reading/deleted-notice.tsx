import { latePart } from '../../../components/states/late-part.tsx';
import type { useDeleteDiary } from './use-delete-diary.ts';

const DeleteWithQuestions = latePart(
  async () => (await import('./delete-with-questions.tsx')).DeleteWithQuestions,
);
const DeletionBanner = latePart(async () => (await import('./deletion-banner.tsx')).DeletionBanner);

/** Asks what happens to a diary’s questions, says that it is deleted, and offers to restore it. */
export function DeletedNotice({ deletion }: { deletion: ReturnType<typeof useDeleteDiary> }) {
  const { asked, deleted } = deletion;
  return (
    <>
      {asked ? (
        <DeleteWithQuestions
          onDelete={(questions) => deletion.remove(asked, questions)}
          onClose={deletion.cancel}
        />
      ) : (
        deleted && <DeletionBanner deletion={deletion} />
      )}
    </>
  );
}
