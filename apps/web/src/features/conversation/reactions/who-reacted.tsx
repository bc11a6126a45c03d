import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Avatar } from '../../../components/avatar.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { NextPage } from '../../../components/next-page.tsx';
import { PersonName } from '../../../components/person-name.tsx';
import { ReadFailure } from '../../../components/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';
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
