import { api, type DiaryView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';

const AT_ONCE = 10;

type Props = { teamId: string | undefined; otherwise: ReactNode };

/**
 * Diaries of people the user leads or follows that no one has answered yet, and how a team answers its people: one line,
 * which scrolls sideways. Load it lazily.
 */
export function WaitingLine({ teamId, otherwise }: Props) {
  const input = teamId ? { teamId } : {};
  const first = useApiQuery(api.diary.unanswered, { ...input, limit: AT_ONCE }, { failure: 'none' });
  const [showsAll, setShowsAll] = useState(false);
  const rest = useApiPages(api.diary.unanswered, input, { failure: 'none', enabled: showsAll });
  if (first.isPending && first.fetchStatus !== 'paused') return null;
  const { items = [], nextCursor = null, share = null } = first.data ?? {};
  const shown = rest.data ?? items;
  const hasMore = rest.data ? rest.hasNextPage : nextCursor !== null;
  if (shown.length === 0 && !share?.entries) return otherwise;
  return (
    <section
      aria-labelledby="waiting-for-answer"
      className={shown.length > 0 ? 'scroll-row -mx-4 flex-1 px-4' : 'min-w-0 flex-1'}
    >
      <h2 id="waiting-for-answer" className="font-normal font-sans text-ink-2 text-sm">
        {shown.length > 0 ? (
          <Trans>Waiting for a comment</Trans>
        ) : (
          <Trans>Everyone you supervise or follow has a comment.</Trans>
        )}
      </h2>
      <ul className="contents *:flex-none">
        {[...Map.groupBy(shown, ({ author }) => author.id)].map(([id, diaries]) => (
          <li key={id} className="flex items-center">
            <Waiting diaries={diaries} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          look="ghost"
          loading={rest.isFetching}
          onClick={() => (showsAll ? void rest.fetchNextPage() : setShowsAll(true))}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      {share && share.entries > 0 && <Share {...share} />}
    </section>
  );
}

/** How soon a team answers its people; never by person. */
function Share({ entries, answered }: { entries: number; answered: number }) {
  return (
    <p className="text-ink-2 text-sm">
      <Plural
        value={entries}
        one={`${answered} of # diary of the last 30 days got a comment within a working day.`}
        other={`${answered} of # diaries of the last 30 days got a comment within a working day.`}
      />
    </p>
  );
}

/** Someone, once, and each of their days that waits. */
function Waiting({ diaries }: { diaries: readonly DiaryView[] }) {
  const { today } = useHomeCalendar();
  return diaries.map(({ id, author, day }, index) => (
    <RouteLink
      key={id}
      from="/home"
      to="/home"
      search={(now: object) => ({ ...now, diary: id, comment: undefined })}
      resetScroll={false}
      className="inline-flex min-h-(--target) items-center gap-1.5 rounded-pill px-2 py-1 text-ink-2 text-sm no-underline hover:bg-grape-soft"
    >
      {index === 0 && <Avatar name={author.name} personId={author.id} src={author.avatar} size="xs" />}
      <span className={index === 0 ? 'font-medium text-ink' : 'sr-only'}>
        <PersonName person={author} />
      </span>
      <DayText day={day} today={today} />
    </RouteLink>
  ));
}
