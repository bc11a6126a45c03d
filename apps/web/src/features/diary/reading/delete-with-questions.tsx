import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import type { Questions } from './use-delete-diary.ts';

/** Asks what happens to the questions of a diary before it is deleted. */
export function DeleteWithQuestions({
  onDelete,
  onClose,
}: {
  onDelete: (questions: Questions) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [questions, setQuestions] = useState<Questions>('keep');
  return (
    <FormDialog
      title={<Trans>Delete this diary?</Trans>}
      submitLabel={<Trans>Delete</Trans>}
      look="danger"
      busy={false}
      onSubmit={() => onDelete(questions)}
      onClose={onClose}
    >
      <RadioGroup
        legend={<Trans>What about the questions you asked in it?</Trans>}
        value={questions}
        onChange={(event) => setQuestions(event.target.value === 'delete' ? 'delete' : 'keep')}
        options={[
          {
            value: 'keep',
            label: t`Keep them`,
            hint: <Trans>Your team can still answer them, and the answers stay.</Trans>,
          },
          {
            value: 'delete',
            label: t`Delete them, too`,
            hint: <Trans>Their answers go with them.</Trans>,
          },
        ]}
      />
    </FormDialog>
  );
}
