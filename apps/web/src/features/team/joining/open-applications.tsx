import type { ApplicationView, TeamView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { OpenRow } from './open-row.tsx';
import { useDecisions } from './use-decisions.ts';

const DecideDialog = latePart(async () => (await import('./decide-dialog.tsx')).DecideDialog);

type ShownDialog = { readonly applications: readonly ApplicationView[]; readonly approve: boolean };

/** The open applications, oldest first: decided one by one, or several at once. */
export function OpenApplications({
  team,
  applications,
}: {
  team: TeamView;
  applications: readonly ApplicationView[];
}) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [shownDialog, setShownDialog] = useState<ShownDialog>();
  const { decide, progress, failures } = useDecisions();
  const chosen = applications.filter(({ id }) => marked.has(id));
  const isAll = chosen.length === applications.length;
  const mark = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  /** One application of a team without departments needs no further question; the rest is asked about. */
  const ask = (ones: readonly ApplicationView[], approve: boolean) => {
    if (approve && ones.length === 1 && team.departments.length === 0) void decide(ones, { approve });
    else setShownDialog({ applications: ones, approve });
  };
  return (
    <Card as="div" className="grid grid-cols-1 pb-2">
      {applications.length > 1 && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-line border-b pb-2">
          <Checkbox
            label={
              chosen.length === 0 ? (
                <Trans>Choose all</Trans>
              ) : (
                <Plural value={chosen.length} one="# chosen" other="# chosen" />
              )
            }
            checked={isAll}
            onChange={() => setMarked(new Set(isAll ? [] : applications.map(({ id }) => id)))}
          />
          {chosen.length > 0 && (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => ask(chosen, true)}>
                <Plural value={chosen.length} one="Approve #" other="Approve #" />
              </Button>
              <Button look="quiet" onClick={() => ask(chosen, false)}>
                <Plural value={chosen.length} one="Reject #" other="Reject #" />
              </Button>
            </div>
          )}
        </div>
      )}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {applications.map((application) => (
          <OpenRow
            key={application.id}
            application={application}
            failure={failures.get(application.id)}
            busy={progress !== undefined}
            marked={marked.has(application.id)}
            {...(applications.length > 1 && { onMark: () => mark(application.id) })}
            onApprove={() => ask([application], true)}
            onReject={() => ask([application], false)}
          />
        ))}
      </ul>
      {shownDialog && (
        <DecideDialog
          {...shownDialog}
          departments={team.departments}
          progress={progress}
          onDecide={async (decision) => {
            await decide(shownDialog.applications, decision);
            setShownDialog(undefined);
            setMarked(new Set());
          }}
          onClose={() => setShownDialog(undefined)}
        />
      )}
    </Card>
  );
}
