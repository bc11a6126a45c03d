import { api, type OwnApplication } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useMyApplications } from './use-my-applications.ts';
import { relativeDayOf } from './when-was.ts';

const HEADING_ID = 'waiting-applications';

/** Focuses the open applications once they are rendered. */
export function focusWaiting(): void {
  setTimeout(() => document.getElementById(HEADING_ID)?.focus(), 300);
}

/** The user's open applications; renders nothing where there are none. */
export function WaitingApplications() {
  const listId = useId();
  const applications = useMyApplications({ watch: true }).data?.items ?? [];
  if (applications.length === 0) return null;
  return (
    <Card tone="grape" aria-labelledby={HEADING_ID} className="pb-2">
      <h2 id={HEADING_ID} tabIndex={-1} className="outline-none">
        <Trans>Teams you asked to join</Trans>
      </h2>
      <p className="mt-1 text-ink-2">
        <Trans>An administrator decides. The team opens here as soon as you’re approved.</Trans>
      </p>
      <ul id={listId} className="mt-2 grid grid-cols-1 divide-y divide-line">
        {applications.map((application) => (
          <Waiting key={application.id} application={application} />
        ))}
      </ul>
    </Card>
  );
}

function Waiting({ application: { id, team, message, createdAt } }: { application: OwnApplication }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending } = useApiCommand(api.apply.withdraw, {
    invalidates: [api.apply.mine],
    loading: 'none',
  });
  const when = relativeDayOf(createdAt, i18n.locale);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <Avatar name={team.name} personId={team.id} src={team.avatar} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="wrap-anywhere font-semibold leading-tight">{team.name}</p>
        <p className="text-ink-2 text-sm">
          <Trans>asked {when}</Trans>
        </p>
        {message && (
          <q lang={ownLang(message)} className="wrap-anywhere mt-1 block">
            {message}
          </q>
        )}
      </div>
      <Button
        look="ghost"
        loading={isPending}
        aria-label={t`Withdraw the request to ${team.name}`}
        onClick={() => mutate({ applyId: id }, { onSuccess: () => toast.info(t`Request withdrawn`) })}
        className="ml-auto"
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}
