import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import type { ReactionTarget } from './use-reaction.ts';

/** Who gave which emoji, the newest first. */
export function WhoReacted({ target, onClose }: { target: ReactionTarget; onClose: () => void }) {
  const who = useApiPages(api.like.gets, target, { failure: 'none' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Who reacted</Trans>}>
      {who.data ? (
        <ul className="divide-y divide-line">
          {who.data.map(({ person, emoji }) => (
            <li key={`${person.id} ${emoji}`}>
              <ListRow
                start={<Avatar name={person.name} personId={person.id} src={person.avatar} size="sm" />}
                title={<PersonName person={person} />}
                end={<span className="text-xl text-ink">{emoji}</span>}
              />
            </li>
          ))}
        </ul>
      ) : who.isPending && who.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonText lines={4} className="leading-[3.5rem]" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={who} />
      )}
      {who.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>No one has reacted yet.</Trans>
        </p>
      )}
      <NextPage of={who}>
        <Trans>Show more</Trans>
      </NextPage>
    </Dialog>
  );
}
