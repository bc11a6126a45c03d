import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { dayOf, formatDay } from '../../../components/days/format-time.ts';
import { Dialog, DialogClose } from '../../../components/dialogs/dialog.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { leaveSession } from '../../../lib/session/session.ts';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';

const DAYS_TO_UNDO = 14;
const DAY_MS = 86_400_000;

type Props = { person: UserInfo; onClose: () => void };

/** Says what is deleted and what stays, and asks for address and password. Load it lazily. */
export function CloseAccountDialog({ person, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { hasPassword = true, timezone } = person;
  const command = useApiCommand(api.auth.deleteAccount, { failure: 'none', loading: 'none' });
  const inWords = (instant: string) => formatDay(dayOf(instant, timezone), i18n.locale, 'year');
  const lastDay = inWords(new Date(Date.now() + DAYS_TO_UNDO * DAY_MS).toISOString());
  const form = useAccountForm({
    form: 'closeAccount',
    defaultValues: { email: '', ...(hasPassword && { password: '' }) },
    fields: ['email', 'password'],
    send: async (values) => {
      const { erasedOn } = await command.mutateAsync(values);
      const day = inWords(erasedOn);
      leaveSession();
      toast.success(t`Your account is closed. Until ${day} you can take it back by signing in.`);
    },
  });
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Close your account?</Trans>}
      description={
        <Trans>
          This signs you out everywhere and takes you out of your teams at once. Nothing is erased yet.
        </Trans>
      }
    >
      <ul className="mb-5 grid grid-cols-1 gap-3 border-line border-y py-4">
        <Fate title={<Trans>Until {lastDay}</Trans>}>
          <Trans>
            You can take it back by signing in. Your diaries, drafts, and teams will be there again.
          </Trans>
        </Fate>
        <Fate title={<Trans>Then erased</Trans>}>
          <Trans>
            Your name, email, picture, and devices; private and deleted diaries, drafts, earlier versions,
            lists, reactions, and notes about members.
          </Trans>
        </Fate>
        <Fate title={<Trans>What stays</Trans>}>
          <Trans>
            Diaries and comments that you shared with a team stay with it, as written by a former member.
          </Trans>
        </Fate>
      </ul>
      <AccountForm onSubmit={form.onSubmit} failure={form.failure}>
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Your email, to confirm`}
          hint={<span className="wrap-anywhere">{person.email}</span>}
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorAt('email')}
        />
        {hasPassword && (
          <PasswordField
            {...form.register('password')}
            label={t`Password`}
            autoComplete="current-password"
            error={form.errorAt('password')}
          />
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button look="quiet">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button type="submit" look="danger" loading={form.busy}>
            <Trans>Close my account</Trans>
          </Button>
        </div>
      </AccountForm>
    </Dialog>
  );
}

function Fate({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <strong className="block text-sm">{title}</strong>
      <span className="text-ink-2">{children}</span>
    </li>
  );
}
