import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { CodeSent } from '../forms/code-sent.tsx';
import { EmailStep } from '../forms/email-step.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { type CodeRequest, useCodeRequest } from '../forms/use-code-request.ts';
import { useEditSelf } from './use-edit-self.ts';

/** A new address for the account, confirmed by a code sent there. */
export function EmailChange({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [email, setEmail] = useState<string>();
  const request = useCodeRequest('email');
  if (email === undefined) {
    return (
      <EmailStep
        request={request}
        email=""
        label={t`New email`}
        hint={t`We’ll send a six-digit code there to make sure it’s yours.`}
        onReady={setEmail}
      />
    );
  }
  const finish = () => {
    toast.success(t`Your email is changed`);
    onDone();
  };
  return (
    <ConfirmForm email={email} request={request} onChangeEmail={() => setEmail(undefined)} onDone={finish} />
  );
}

type ConfirmProps = { email: string; request: CodeRequest; onChangeEmail: () => void; onDone: () => void };

function ConfirmForm({ email, request, onChangeEmail, onDone }: ConfirmProps) {
  const { edit } = useEditSelf('none');
  const form = useAccountForm({
    form: 'changeEmail',
    defaultValues: { email: { new: email, code: '' } },
    fields: ['email.code'],
    send: async (values) => {
      await edit(values);
      onDone();
    },
  });
  return (
    <AccountForm onSubmit={form.onSubmit} failure={form.failure}>
      <CodeSent email={email} request={request} onChangeEmail={onChangeEmail} />
      <CodeField control={form.control} name="email.code" />
      <Button type="submit" loading={form.busy}>
        <Trans>Change email</Trans>
      </Button>
    </AccountForm>
  );
}
