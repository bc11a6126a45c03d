import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useSeenAbout } from '../../notice/seen-about.shared.ts';
import { faces } from './faces.ts';

/** One tap on one of five faces; then a word of thanks in its place. */
export function AskCard({ id, team, day }: { id: string; team: TeamView; day: string }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const [isDone, setDone] = useState(false);
  // Who has it before their eyes needs no reminder of it, answered or not.
  useSeenAbout(id, true);
  const { mutate, isPending } = useApiCommand(api.mood.answer, { loading: 'none' });
  return (
    <Card tone="grape" aria-labelledby={headingId} className="grid min-h-44 grid-cols-1 content-start gap-3">
      <div>
        <p className="wrap-anywhere text-ink-2 text-sm">{team.name}</p>
        <h2 id={headingId} className="text-lg">
          <Trans>How’s your day going?</Trans>
        </h2>
      </div>
      {isDone ? (
        <p role="status" tabIndex={-1} ref={(it) => it?.focus()} className="outline-none">
          <Trans>Thank you. It’s counted tomorrow morning.</Trans>
        </p>
      ) : (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(3.25rem,100%),1fr))] gap-1.5">
            {faces.map(({ face, sign, word }) => (
              <button
                key={face}
                type="button"
                disabled={isPending}
                onClick={() => mutate({ teamId: team.id, day, face }, { onSuccess: () => setDone(true) })}
                className="grid min-h-(--target) grid-cols-1 content-start justify-items-center gap-0.5 rounded-md border border-control bg-surface px-0.5 py-1.5 text-center text-xs leading-tight transition-colors hover:border-grape disabled:border-dashed disabled:text-ink-3"
              >
                <span aria-hidden="true" className="text-2xl leading-none">
                  {sign}
                </span>
                <span className="wrap-anywhere">{i18n._(word)}</span>
              </button>
            ))}
          </div>
          <p className="text-ink-2 text-sm">
            <Trans>Anonymous and final.</Trans>
          </p>
        </>
      )}
    </Card>
  );
}
