import { api, characterCount } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Of a reason (contract, `score.appeal`). */
const REASON_MIN = 10;
const REASON_MAX = 1000;

/** Asks why a score should be looked at again. Load it lazily. */
export function AppealDialog({ diaryId, onClose }: { diaryId: string; onClose: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const { mutate, isPending, error } = useApiCommand(api.score.appeal, {
    invalidates: [api.score.mine],
    failure: 'none',
    loading: 'none',
  });
  const length = characterCount(reason.trim());
  const submit = () => {
    if (length < REASON_MIN) setIncomplete(true);
    else
      mutate(
        { diaryId, reason },
        {
          onSuccess: () => {
            toast.success(t`Your appeal is sent. You’ll get a message when it’s decided.`);
            onClose();
          },
        },
      );
  };
  return (
    <FormDialog
      title={<Trans>Appeal this score</Trans>}
      description={
        <Trans>
          Your supervisor, or else a leader or administrator, reads your diary and confirms the score or sets
          another. You can do this once a diary, within 14 days.
        </Trans>
      }
      submitLabel={<Trans>Appeal</Trans>}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        look="boxed"
        minRows={3}
        label={t`What did the score miss?`}
        value={reason}
        maxLength={REASON_MAX}
        onChange={(event) => {
          setReason(event.target.value);
          setIncomplete(false);
        }}
        count={reason && `${length} / ${REASON_MAX}`}
        error={
          isIncomplete
            ? translateMessage('fieldTooShort', { minimum: REASON_MIN })
            : error && failureMessage(error)
        }
      />
    </FormDialog>
  );
}
