import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import type { TextOf } from './unsaved.ts';

/** Of a reason (contract, `failUser.close`). */
const REASON_MAX = 1000;

type Props = {
  of: TextOf;
  /** The member's. */
  name: string;
  onClose: () => void;
};

/** Asks why an interview isn't held. Load it lazily. */
export function CloseDialog({ of: { teamId, month, memberId: userId }, name, onClose }: Props) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending, error } = useApiCommand(api.failUser.close, {
    invalidates: [api.failUser.get, api.team.list, api.draft.get],
    failure: 'none',
    loading: 'none',
  });
  const isOvertaken = error instanceof ApiRefusal && error.code === 409;
  const field = useRefusedField<HTMLDivElement>(isMissing || error);
  const submit = () => {
    if (reason.trim() === '') return setMissing(true);
    mutate(
      { teamId, userId, month, reason },
      {
        onSuccess: () => {
          toast.success(t`Closed. ${name} can read why.`);
          onClose();
        },
        onError: () => void client.invalidateQueries({ queryKey: apiKey(api.failUser.get) }),
      },
    );
  };
  return (
    <FormDialog
      title={<Trans>Close without an interview</Trans>}
      description={<Trans>{name} gets a message and reads your reason. You can open it again later.</Trans>}
      submitLabel={isOvertaken ? undefined : <Trans>Close interview</Trans>}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {isOvertaken && (
        <Banner>
          {failureMessage(error)} <Trans>Your reason wasn’t saved; you can copy it from here.</Trans>
        </Banner>
      )}
      <div ref={field}>
        <TextArea
          look="boxed"
          minRows={3}
          label={t`Why is this interview not held?`}
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          error={
            isMissing
              ? translateMessage('closingReason')
              : !isOvertaken && error
                ? failureMessage(error)
                : undefined
          }
        />
      </div>
    </FormDialog>
  );
}
