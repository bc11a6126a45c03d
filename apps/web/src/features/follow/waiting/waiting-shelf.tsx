import { api, type DiaryView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { PersonName } from '../../../components/person-name.tsx';
import { DayText } from '../../../components/time-text.tsx';
import { useApiPages, useApiQuery } from '../../../lib/api/hooks.ts';

const FIRST = 3;

type Props = { teamId: string | undefined };

/**
 * Diaries of people the user leads or follows that no one has answered yet, and how a team answers its people.
 * Renders nothing where nothing waits, or where it could not be read: the feed itself is there. Load it lazily.
 */
export function WaitingShelf({ teamId }: Props) {
  const input = teamId ? { teamId } : {};
  const first = useApiQuery(api.diary.unanswered, { ...input, limit: FIRST }, { failure: 'none' });
  const [showsAll, setShowsAll] = useState(false);
  const rest = useApiPages(api.diary.unanswered, input, { failure: 'none', enabled: showsAll });
  if (!first.data) return null;
  const { items, nextCursor, share } = first.data;
  const shown = rest.data ?? items;
  const hasMore = showsAll ? rest.hasNextPage : nextCursor !== null;
  if (shown.length === 0 && share === null) return null;
  return (
    <Card aria-labelledby="waiting-for-answer" className="mb-4 py-3">
      <h2 id="waiting-for-answer" className="font-sans text-base">
        <Trans>Waiting for an answer</Trans>
      </h2>
      {shown.length === 0 ? (
        <p className="text-ink-2 text-sm">
          <Trans>Everybody you look after or follow has been answered.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((diary) => (
            <li key={diary.id}>
              <Waiting diary={diary} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          look="ghost"
          className="-ml-3"
          loading={rest.isFetching}
          onClick={() => (showsAll ? void rest.fetchNextPage() : setShowsAll(true))}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      {share && share.entries > 0 && <Share {...share} />}
    </Card>
  );
}

/** How soon a team answers its people; never by person. */
function Share({ entries, answered }: { entries: number; answered: number }) {
  return (
    <p className="text-ink-2 text-sm">
      <Plural
        value={entries}
        one={`${answered} of # diary of the last 30 days was answered within a working day.`}
        other={`${answered} of # diaries of the last 30 days were answered within a working day.`}
      />
    </p>
  );
}

function Waiting({ diary }: { diary: DiaryView }) {
  const { id, author, day, title } = diary;
  return (
    <ListRow
      render={
        <Link from="/home" to="/home" search={(now: object) => ({ ...now, diary: id })} resetScroll={false} />
      }
      start={<Avatar name={author.name} personId={author.id} src={author.avatar} size="sm" />}
      title={<PersonName person={author} />}
      text={
        <>
          <DayText day={day} />
          {title && ` · ${title}`}
        </>
      }
    />
  );
}
