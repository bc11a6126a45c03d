import { api, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { CheckIcon, ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { NewsCard } from './news-card.tsx';

type Props = {
  teamId: string;
  day: string | undefined;
  /** An item that a link leads to. */
  itemId: string | undefined;
  /** Whether the link leads to what is said about it. */
  isDiscussed: boolean;
  onDay: (day: string) => void;
};

/** The news of a day, open blockers of earlier days below, and the way to other days. */
export function NewsOfTeam({ teamId, day, itemId, isDiscussed, onDay }: Props) {
  const asked = { teamId, ...(day && { day }), ...(!day && itemId && { itemId }) };
  const query = useApiQuery(api.team.news, asked, { failure: 'none', keepPrevious: true });
  const { data } = query;
  if (!data) {
    if (query.isError || query.fetchStatus === 'paused') return <ReadFailure of={query} />;
    return <NewsSkeleton />;
  }
  if (data.day === null) {
    return (
      <Card>
        <EmptyState title={<Trans>The first news are still to come</Trans>}>
          <Trans>
            Each working morning, what at least five people wrote the day before is gathered here, with their
            own sentences.
          </Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy={query.isPlaceholderData}>
      <NewsHead teamId={teamId} news={data} day={data.day} onDay={onDay} />
      {data.items.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4">
          {data.items.map((item) => (
            <NewsCard
              key={item.id}
              item={item}
              isTarget={item.id === itemId}
              opensThread={isDiscussed && item.id === itemId}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          <Trans>
            There wasn’t enough to tell: too few people wrote, or they wrote about different things.
          </Trans>
        </p>
      )}
      {data.open.length > 0 && (
        <section className="grid grid-cols-1 gap-4">
          <h2>
            <Trans>Still open</Trans>
          </h2>
          <ul className="grid grid-cols-1 gap-4">
            {data.open.map((item) => (
              <NewsCard key={item.id} item={item} isTarget={false} opensThread={false} />
            ))}
          </ul>
        </section>
      )}
      <p className="text-ink-2 text-sm">
        <Trans>Built-in analysis: every line is from a diary, nothing is made up.</Trans>
      </p>
    </div>
  );
}

type HeadProps = {
  teamId: string;
  news: OutputOf<typeof api.team.news>;
  day: string;
  onDay: (day: string) => void;
};

function NewsHead({ teamId, news: { days, readTo }, day, onDay }: HeadProps) {
  const { t } = useLingui();
  const read = useApiCommand(api.team.newsRead, { invalidates: [api.team.news] });
  const isRead = readTo !== null && readTo >= day;
  const offered = days.includes(day) ? days : [day, ...days];
  const at = offered.indexOf(day);
  const [earlier, later] = [offered[at + 1], at > 0 ? offered[at - 1] : undefined];
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="flex items-center gap-1">
        <h2>
          <DayText day={day} />
        </h2>
        {offered.length > 1 && (
          <>
            <IconButton
              label={t`Earlier news`}
              icon={<ChevronLeftIcon className="size-5" />}
              disabled={earlier === undefined}
              onClick={() => earlier !== undefined && onDay(earlier)}
            />
            <IconButton
              label={t`Later news`}
              icon={<ChevronRightIcon className="size-5" />}
              disabled={later === undefined}
              onClick={() => later !== undefined && onDay(later)}
            />
          </>
        )}
      </div>
      {isRead ? (
        <p className="flex min-h-(--target) items-center gap-2 text-ink-2">
          <CheckIcon className="size-5" />
          <Trans>Read</Trans>
        </p>
      ) : (
        <Button look="quiet" loading={read.isPending} onClick={() => read.mutate({ teamId, day })}>
          <Trans>Mark as read</Trans>
        </Button>
      )}
    </div>
  );
}

export function NewsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <SkeletonBox className="h-12 rounded-lg" />
      <SkeletonBox className="h-56 rounded-lg" />
      <SkeletonBox className="h-56 rounded-lg" />
    </SkeletonGroup>
  );
}
