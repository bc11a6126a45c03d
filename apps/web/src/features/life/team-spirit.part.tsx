import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { EditIcon } from '../../components/icons/actions.tsx';
import { Card } from '../../components/layout/card.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { SpiritSwitch } from './spirit/spirit-switch.tsx';
import { Watchword } from './spirit/watchword.tsx';

const WatchwordsDialog = latePart(
  async () => (await import('./spirit/watchwords-dialog.tsx')).WatchwordsDialog,
);

/** The watchwords of a team, and who embodied them lately. */
export function TeamSpirit({ teamId }: { teamId: string }) {
  const headingId = useId();
  const [isEditing, setEditing] = useState(false);
  const spirit = useApiQuery(api.team.getTeamSpirit, { teamId }, { failure: 'none' });
  const { data } = spirit;
  return (
    <Card aria-labelledby={headingId}>
      <div className="mb-3 flex min-h-(--target) flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId}>
          <Trans>Team spirit</Trans>
        </h2>
        {data?.can.edit && (
          <Button look="quiet" icon={<EditIcon className="size-5" />} onClick={() => setEditing(true)}>
            {data.words.length === 0 ? <Trans>Add watchwords</Trans> : <Trans>Edit watchwords</Trans>}
          </Button>
        )}
      </div>
      {data ? (
        data.words.length === 0 ? (
          <p className="text-ink-2">
            {data.can.edit ? (
              <Trans>
                Up to nine words that your team lives by. Teammates mark the sentences that embody them.
              </Trans>
            ) : (
              <Trans>Your administrators can write down the words that your team lives by.</Trans>
            )}
          </p>
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-x-8 gap-y-6 @desk:grid-cols-2">
              {data.words.map((word) => (
                <Watchword key={word.id} teamId={teamId} word={word} />
              ))}
            </ul>
            <div className="mt-5 border-line border-t pt-1">
              <SpiritSwitch allows={data.allows} />
            </div>
          </>
        )
      ) : spirit.isError || spirit.fetchStatus === 'paused' ? (
        <ReadFailure of={spirit} />
      ) : (
        <SkeletonGroup className="min-h-24">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {isEditing && data && <WatchwordsDialog spirit={data} onClose={() => setEditing(false)} />}
    </Card>
  );
}
