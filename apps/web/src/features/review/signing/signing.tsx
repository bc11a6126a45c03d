import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useRefusedField } from '../../../lib/use-refused-field.ts';
import { type TextOf, useUnsaved } from '../interviews/unsaved.ts';
import { hasSignedBefore, type InterviewRecord } from './signatures.ts';

const REASON_MAX = 1000;

/** Signs the newest version, or refuses to with a reason; a member may take the agreed steps on. */
export function Signing({ of, record }: { of: TextOf; record: InterviewRecord }) {
  const { t } = useLingui();
  const { draft, keep, settle } = useUnsaved('reason', of, { reason: '' });
  const [isRefusing, setRefusing] = useState(draft.reason !== '');
  const [takesSteps, setTakesSteps] = useState(!hasSignedBefore(record, of.userId));
  const { mutate, isPending, error } = useApiCommand(api.failUser.sign, {
    invalidates: [api.failUser.get, api.todo.list],
    failure: 'none',
    loading: 'none',
  });
  const hasSteps = of.userId === of.memberId && record.steps.length > 0;
  const answer = (accept: boolean) => {
    const { teamId, month, memberId: userId } = of;
    mutate(
      {
        teamId,
        month,
        userId,
        version: record.version,
        accept,
        ...(!accept && { reason: draft.reason }),
        ...(accept && hasSteps && takesSteps && { takeSteps: true }),
      },
      { onSuccess: () => settle({ reason: '' }) },
    );
  };
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) answer(false);
  };
  const at = errorAt(error);
  const form = useRefusedField<HTMLFormElement>(error);
  const failure = error && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>;
  if (isRefusing) {
    return (
      <form ref={form} onSubmit={refuse} noValidate className="grid grid-cols-1 gap-3">
        <TextArea
          label={t`Why don’t you sign?`}
          look="boxed"
          minRows={2}
          maxLength={REASON_MAX}
          value={draft.reason}
          error={at('reason')}
          onChange={(event) => keep({ reason: event.target.value })}
        />
        {failure}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setRefusing(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isPending}>
            <Trans>Refuse to sign</Trans>
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {hasSteps && (
        <Checkbox
          label={<Trans>Add the agreed steps to my to-dos</Trans>}
          checked={takesSteps}
          onChange={(event) => setTakesSteps(event.target.checked)}
        />
      )}
      {failure}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={() => setRefusing(true)}>
          <Trans>Refuse to sign</Trans>
        </Button>
        <Button loading={isPending} onClick={() => answer(true)}>
          <Trans>Sign</Trans>
        </Button>
      </div>
    </div>
  );
}
