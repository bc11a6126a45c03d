import { api, type OutputOf, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { dayOf, formatClock, formatDay } from '../../../components/days/format-time.ts';
import { AlertIcon, CheckCircleIcon } from '../../../components/icons/signs.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { auditSentence } from './audit-sentence.ts';

type Entry = OutputOf<typeof api.team.audit>['items'][number];

/** The audit log, read when it is opened. */
export function AuditSection({ team }: { team: TeamView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard
      id="log"
      title={<Trans>Log</Trans>}
      hint={<Trans>Who changed what in this team. No one can change the log itself.</Trans>}
    >
      {isOpen ? (
        <Log teamId={team.id} timeZone={team.timezone} />
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)} className="justify-self-start">
          <Trans>Show the log</Trans>
        </Button>
      )}
    </SettingsCard>
  );
}

function Log({ teamId, timeZone }: { teamId: string; timeZone: string }) {
  const entries = useApiPages(api.team.audit, { teamId }, { failure: 'none' });
  const isOffline = entries.fetchStatus === 'paused';
  return (
    <div className="grid grid-cols-1 gap-3">
      <Intact teamId={teamId} />
      {entries.data && (
        <ol className="grid grid-cols-1 divide-y divide-line">
          {entries.data.map((entry) => (
            <Line key={entry.number} entry={entry} timeZone={timeZone} />
          ))}
        </ol>
      )}
      {!entries.data && entries.isPending && !isOffline && (
        <SkeletonGroup>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {!entries.data && (entries.isError || isOffline) && <ReadFailure of={entries} />}
      <NextPage of={entries} className="-mx-3 justify-self-start">
        <Trans>Show older entries</Trans>
      </NextPage>
    </div>
  );
}

function Line({ entry, timeZone }: { entry: Entry; timeZone: string }) {
  const { i18n } = useLingui();
  const when = `${formatDay(dayOf(entry.at, timeZone), i18n.locale, 'year')}, ${formatClock(entry.at, i18n.locale, timeZone)}`;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2">
      <span className="wrap-anywhere min-w-0 flex-1 basis-60">{auditSentence(entry)}</span>
      <time dateTime={entry.at} className="ml-auto text-ink-3 text-sm tabular-nums">
        {when}
      </time>
    </li>
  );
}

/** Whether the newest entries follow from each other, as the server has verified. */
function Intact({ teamId }: { teamId: string }) {
  const newest = useApiQuery(api.team.audit, { teamId }, { failure: 'none' });
  if (!newest.data) return null;
  return newest.data.intact ? (
    <p className="flex items-center gap-2 text-leaf">
      <CheckCircleIcon className="size-5" />
      <Trans>Intact: every entry follows from the one before.</Trans>
    </p>
  ) : (
    <p role="alert" className="flex items-center gap-2 text-danger">
      <AlertIcon className="size-5" />
      <Trans>Broken: an entry was changed or removed outside the product.</Trans>
    </p>
  );
}
