import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { dayOf } from '../../../components/days/format-time.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { useFocusFallback } from '../../../components/dialogs/use-focus-fallback.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CopyIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { useEditSelf } from './use-edit-self.ts';

const EmailChange = latePart(async () => (await import('./email-change.tsx')).EmailChange, {
  fallback: <SkeletonBox className="h-44 rounded-md" />,
});

/** The user's name and picture as others see them, and the address of the account. */
export function ProfileCard({ person }: { person: UserInfo }) {
  return (
    <Card as="div" className="grid grid-cols-1 content-start gap-4">
      <AvatarPicker person={person} />
      <NameForm name={person.name} />
      <dl className="grid grid-cols-1 divide-y divide-line border-line border-t">
        <EmailFact email={person.email ?? '–'} />
        <Fact name={<Trans>Member code</Trans>} value={<span className="tabular-nums">{person.code}</span>}>
          <CopyCode code={person.code} />
        </Fact>
        <Fact
          name={<Trans>Member since</Trans>}
          value={<DayText day={dayOf(person.createdAt, person.timezone)} style="year" />}
        />
      </dl>
    </Card>
  );
}

type FactProps = { name: ReactNode; value: ReactNode; children?: ReactNode; below?: ReactNode };

function Fact({ name, value, children, below }: FactProps) {
  return (
    <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-1.5 @max-[18rem]:grid-cols-1">
      <dt className="col-start-1 text-ink-2 text-sm">{name}</dt>
      <dd className="col-start-1 wrap-anywhere">{value}</dd>
      {children && (
        <dd className="col-start-2 row-span-2 row-start-1 @max-[18rem]:col-start-1 @max-[18rem]:row-span-1 @max-[18rem]:row-start-3">
          {children}
        </dd>
      )}
      {below && <dd className="col-span-full py-3">{below}</dd>}
    </div>
  );
}

function EmailFact({ email }: { email: string }) {
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChanging(false);
    opener.current?.focus();
  };
  const form = <EmailChange onDone={close} />;
  return (
    <Fact name={<Trans>Email</Trans>} value={email} below={changing && form}>
      <Button ref={opener} look="ghost" aria-expanded={changing} onClick={() => setChanging(!changing)}>
        {changing ? <Trans>Cancel</Trans> : <Trans>Change</Trans>}
      </Button>
    </Fact>
  );
}

function NameForm({ name }: { name: string }) {
  const { t } = useLingui();
  const { edit } = useEditSelf('none');
  const form = useAccountForm({
    form: 'changeName',
    defaultValues: { name },
    fields: ['name'],
    send: async (values) => {
      await edit(values);
      form.reset(values);
      toast.success(t`Saved`);
    },
  });
  const { isDirty } = form.formState;
  const kept = useFocusFallback<HTMLFormElement>(isDirty);
  return (
    <AccountForm
      ref={kept}
      tabIndex={-1}
      onSubmit={form.onSubmit}
      failure={form.failure}
      className="outline-none"
    >
      <TextField
        {...form.register('name')}
        label={t`Name`}
        hint={t`The name your team knows you by`}
        autoComplete="name"
        error={form.errorAt('name')}
      />
      {isDirty && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy}>
            <Trans>Save</Trans>
          </Button>
          <Button look="quiet" onClick={() => form.reset()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </AccountForm>
  );
}

function CopyCode({ code }: { code: string }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t`Copied`);
    } catch {
      toast.failure(t`The browser didn’t allow copying`);
    }
  };
  return <IconButton label={t`Copy member code`} icon={<CopyIcon />} onClick={copy} />;
}
