import { api, type FoundDiary } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import { GradeMark } from '../reading/grade-mark.tsx';

/** The diaries of the user, newest first, under the months they were written in. */
export function OwnList({ userId }: { userId: string }) {
  const diaries = useApiPages(api.diary.search, { authorId: userId, limit: 50 }, { failure: 'none' });
  if (!diaries.data) {
    if (!diaries.isPending || diaries.fetchStatus === 'paused') return <ReadFailure of={diaries} />;
    return (
      <SkeletonGroup>
        <SkeletonBox className="h-96 rounded-md" />
      </SkeletonGroup>
    );
  }
  if (diaries.data.length === 0) return <NothingYet />;
  const months = Map.groupBy(diaries.data, ({ diary }) => diary.day.slice(0, 7));
  return (
    <div className="grid grid-cols-1 gap-5">
      {[...months].map(([month, hits]) => (
        <Month key={month} month={month} diaries={hits.map(({ diary }) => diary)} />
      ))}
      <NextPage of={diaries} look="quiet" className="justify-self-center">
        <Trans>Show older diaries</Trans>
      </NextPage>
    </div>
  );
}

function Month({ month, diaries }: { month: string; diaries: readonly FoundDiary[] }) {
  const locale = useLocale();
  const headingId = `month-${month}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-sans text-ink-2 text-sm">
        {formatDay(`${month}-01`, locale, 'month')}
      </h2>
      <ul className="divide-y divide-line">
        {diaries.map((diary) => (
          <li key={diary.id}>
            <Row diary={diary} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ diary }: { diary: FoundDiary }) {
  const begins = diary.title ?? diary.beginning;
  return (
    <div className="relative -mx-2 grid min-h-14 content-center gap-0.5 rounded-md px-2 py-2.5 has-[a:hover]:bg-grape-soft">
      <p className="flex flex-wrap items-center gap-x-2">
        <Link
          to="/home"
          search={{ diary: diary.id }}
          className="font-semibold after:absolute after:inset-0 after:rounded-md"
        >
          <DayText day={diary.day} style="year" />
        </Link>
        <GradeMark diary={diary} />
        {diary.teamIds.length === 0 && (
          <Chip>
            <Trans>private</Trans>
          </Chip>
        )}
      </p>
      <p lang={ownLang(begins)} className="truncate text-ink-2 text-sm [overflow-wrap:anywhere]">
        {begins}
      </p>
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={<Trans>No diaries yet</Trans>}
      action={
        <>
          <RouteLink to="/" hash="write" look="primary">
            <Trans>Write the first one</Trans>
          </RouteLink>
          <RouteLink to="/mine/import" look="quiet">
            <Trans>Import diaries</Trans>
          </RouteLink>
        </>
      }
    >
      <Trans>Everything you write appears here, private diaries too.</Trans>
    </EmptyState>
  );
}
