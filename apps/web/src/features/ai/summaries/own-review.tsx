import { api, type SummaryView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { EditIcon, RefreshIcon } from '../../../components/icons/actions.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { Telling } from '../telling/telling.tsx';
import { Goals } from './goals.tsx';
import { ShareReview } from './share-review.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { periodOf, tellingOf } from './wish.ts';

const EditSummary = latePart(async () => (await import('./edit-summary.tsx')).EditSummary);

/** One's own days: what is counted, what was found, one's goals; one's own words and who reads them. */
export function OwnReview({ summary }: { summary: SummaryView }) {
  const [isEditing, setEditing] = useState(false);
  const { mutate, isPending } = useApiCommand(api.ai.reviseSummary, {
    invalidates: [api.ai.monthlySummary],
    loading: 'none',
  });
  const { lines, numbers, goals, dropped, version } = summary;
  if (lines.length === 0 && version === 0 && goals.length === 0 && !numbers?.written)
    return (
      <EmptyState
        title={<Trans>Nothing written yet</Trans>}
        action={
          <RouteLink to="/" hash="write" look="primary">
            <Trans>Write today’s diary</Trans>
          </RouteLink>
        }
      >
        <Trans>What you write finds its way here, line by line. Only you see it.</Trans>
      </EmptyState>
    );
  return (
    <>
      {numbers && <Numbers of={numbers} />}
      {isEditing ? (
        <EditSummary summary={summary} onClose={() => setEditing(false)} />
      ) : (
        <>
          {lines.length > 0 ? (
            <SummaryLines lines={lines} />
          ) : (
            <p className="text-ink-2">
              <Trans>No line stands here.</Trans>
            </p>
          )}
          {dropped > 0 && (
            <p className="text-ink-2 text-sm">
              <Plural
                value={dropped}
                one="# line is gone, since its sentence stands in no diary of yours any more."
                other="# lines are gone, since their sentences stand in no diary of yours any more."
              />
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" icon={<EditIcon className="size-5" />} onClick={() => setEditing(true)}>
              <Trans>Put it in your own words</Trans>
            </Button>
            {version > 0 && (
              <Button
                look="ghost"
                icon={<RefreshIcon className="size-5" />}
                loading={isPending}
                onClick={() => mutate({ ...periodOf(summary), version, lines: null })}
              >
                <Trans>As it was found</Trans>
              </Button>
            )}
          </div>
        </>
      )}
      {goals.length > 0 && <Goals goals={goals} />}
      {!isEditing && summary.kind === 'month' && <ShareReview summary={summary} />}
      <p className="flex gap-1.5 text-ink-2 text-sm">
        <LockIcon className="mt-0.5 size-4 shrink-0" />
        {summary.sharedIn === null ? (
          <Trans>Built-in analysis. Only you see this.</Trans>
        ) : (
          <Trans>Built-in analysis. Numbers and goals are yours alone.</Trans>
        )}
      </p>
      {!isEditing && summary.lines.length > 0 && <Telling feature="summaries" wish={tellingOf(summary)} />}
    </>
  );
}

function Numbers({
  of: { written: diaries, late, missed, vacation, tasks },
}: {
  of: NonNullable<SummaryView['numbers']>;
}) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
      <li>
        <Plural value={diaries} one="# diary" other="# diaries" />
      </li>
      {late > 0 && (
        <li>
          <Plural value={late} one="# of them later" other="# of them later" />
        </li>
      )}
      {missed > 0 && (
        <li>
          <Plural value={missed} one="# day missed" other="# days missed" />
        </li>
      )}
      {vacation > 0 && (
        <li>
          <Plural value={vacation} one="# day off" other="# days off" />
        </li>
      )}
      {tasks.planned > 0 && (
        <li>
          <Trans>
            {tasks.done} of {tasks.planned} tasks done
          </Trans>
        </li>
      )}
    </ul>
  );
}
