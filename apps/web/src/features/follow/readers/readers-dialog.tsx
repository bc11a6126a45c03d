import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DayText } from '../../../components/days/time-text.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import type { ReadersOf } from './readers-of.ts';

type Props = { of: ReadersOf; onClose: () => void };

/** Who has opened the user's own diary or question, the latest first. Load it lazily. */
export function ReadersDialog({ of: { call, input }, onClose }: Props) {
  const readers = useApiPages(call, input, { failure: 'none' });
  const counts = useApiQuery(call, { ...input, limit: 1 }, { failure: 'none' });
  const unnamed = counts.data?.unnamed ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Who has read this</Trans>}
      description={<Trans>Only you see this.</Trans>}
    >
      {readers.data ? (
        <ul className="divide-y divide-line">
          {readers.data.map(({ reader, firstDay, lastDay }) => (
            <li key={reader.id}>
              <ListRow
                start={<Avatar name={reader.name} personId={reader.id} src={reader.avatar} size="sm" />}
                title={<PersonName person={reader} />}
                text={
                  firstDay === lastDay ? (
                    <DayText day={lastDay} />
                  ) : (
                    <Trans>
                      <DayText day={lastDay} />, first <DayText day={firstDay} />
                    </Trans>
                  )
                }
                {...(reader.name && { render: <Link to="/person" search={{ id: reader.id }} /> })}
              />
            </li>
          ))}
        </ul>
      ) : readers.isPending && readers.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonText lines={4} className="leading-[3.5rem]" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={readers} />
      )}
      {unnamed > 0 && (
        <p className="text-ink-2">
          <Plural
            value={unnamed}
            one="# more person has read it. Names appear at the start of a day, four or more together, so that no one can tell who wrote anonymously."
            other="# more people have read it. Names appear at the start of a day, four or more together, so that no one can tell who wrote anonymously."
          />
        </p>
      )}
      {readers.data?.length === 0 && unnamed === 0 && (
        <p className="text-ink-2">
          <Trans>No one has opened it yet.</Trans>
        </p>
      )}
      <NextPage of={readers}>
        <Trans>Show more</Trans>
      </NextPage>
    </Dialog>
  );
}
