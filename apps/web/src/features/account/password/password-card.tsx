import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/buttons/button.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { apiKey } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { SectionCard } from '../profile/section-card.tsx';
import { useEditSelf } from '../profile/use-edit-self.ts';
import { usePasswordMinimum } from '../sign-in/auth-options.ts';

const nothingTyped = { password: { old: '', new: '' }, repeat: '' };

/** A new password, which ends every other session. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useLingui();
  const minimum = usePasswordMinimum();
  const cache = useQueryClient();
  const { edit } = useEditSelf('none');
  const form = useAccountForm({
    form: 'changePassword',
    defaultValues: nothingTyped,
    fields: ['password.old', 'password.new', 'repeat'],
    send: async ({ password }) => {
      await edit({ password });
      form.reset(nothingTyped);
      void cache.invalidateQueries({ queryKey: apiKey(api.auth.sessions) });
      toast.success(t`Your password is changed`);
    },
  });
  return (
    <SectionCard title={<Trans>Password</Trans>}>
      <AccountForm onSubmit={form.onSubmit} failure={form.failure}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('password.old')}
          label={t`Current password`}
          autoComplete="current-password"
          error={form.errorAt('password.old')}
        />
        <PasswordField
          {...form.register('password.new', form.judged('password.new', minimum))}
          label={t`New password`}
          hint={t`${minimum} to 30 letters, numbers, or special characters`}
          autoComplete="new-password"
          error={form.errorAt('password.new')}
        />
        <PasswordField
          {...form.register('repeat')}
          label={t`Repeat the new password`}
          autoComplete="new-password"
          error={form.errorAt('repeat')}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" look="quiet" loading={form.busy}>
            <Trans>Change password</Trans>
          </Button>
          <span className="flex-1 basis-48 text-ink-2 text-sm">
            <Trans>This signs out your other devices.</Trans>
          </span>
        </div>
      </AccountForm>
    </SectionCard>
  );
}
