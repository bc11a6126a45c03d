import { api, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { EyeIcon } from '../../../components/icons/signs.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { OwnReaders } from '../../follow/reader-faces.part.tsx';
import { questionReads } from './question-cache.ts';

const EditQuestion = latePart(async () => (await import('./edit-question.tsx')).EditQuestion);

/** What its asker can do with a question. */
export function QuestionMenu({ question }: { question: QuestionView }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'readers'>();
  const close = () => setOpen(undefined);
  const deletion = useApiCommand(api.curious.delete, { invalidates: questionReads });
  const remove = () =>
    deletion.mutate(
      { curiousId: question.id },
      {
        onSuccess: () => {
          void navigate({ to: '/curiosity' });
          toast.undoable(t`The question was deleted.`, () =>
            deletion.mutate({ curiousId: question.id, undo: true }),
          );
        },
      },
    );
  return (
    <>
      <MoreMenu
        label={t`More about your question`}
        actions={[
          {
            id: 'edit',
            label: <Trans>Edit</Trans>,
            icon: <EditIcon className="size-5" />,
            onSelect: () => setOpen('edit'),
          },
          ...(question.teamIds.length > 0
            ? [
                {
                  id: 'readers',
                  label: <Trans>Readers</Trans>,
                  icon: <EyeIcon className="size-5" />,
                  onSelect: () => setOpen('readers'),
                },
              ]
            : []),
          ...(question.can.delete
            ? [
                {
                  id: 'delete',
                  label: <Trans>Delete</Trans>,
                  icon: <TrashIcon className="size-5" />,
                  danger: true,
                  disabled: deletion.isPending,
                  onSelect: remove,
                },
              ]
            : []),
        ]}
      />
      {open === 'edit' && <EditQuestion question={question} onClose={close} />}
      {open === 'readers' && (
        <OwnReaders of={{ call: api.curious.readers, input: { curiousId: question.id } }} onClose={close} />
      )}
    </>
  );
}
