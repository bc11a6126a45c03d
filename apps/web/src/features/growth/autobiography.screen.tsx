import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { UnsavedGuard } from '../../components/dialogs/unsaved.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { BookMenu } from './autobiography/book-menu.tsx';
import { TitlePage } from './autobiography/title-page.tsx';
import { YearChapters } from './autobiography/year-chapters.tsx';

const PrintedBook = latePart(async () => (await import('./autobiography/printed-book.tsx')).PrintedBook);

/** One's own book: a chapter for each month, drawn from one's diaries and changed by hand. */
export default function AutobiographyScreen() {
  const { year, print } = useSearch({ from: '/autobiography' });
  const navigate = useNavigate({ from: '/autobiography' });
  const book = useApiQuery(api.autobiography.get, {}, { failure: 'none', staleTime: 0 });
  const { data } = book;
  const hasMonths = data !== undefined && data.months.length > 0;
  return (
    <UnsavedGuard>
      <div className="page-narrow grid grid-cols-1">
        <PageHeader
          title={<Trans>Autobiography</Trans>}
          aside={hasMonths && !print && <BookMenu />}
          className="print:hidden"
        />
        {data ? (
          !hasMonths ? (
            <Card as="div">
              <Nothing />
            </Card>
          ) : print ? (
            <PrintedBook book={data} />
          ) : (
            <div className="grid grid-cols-1 gap-5">
              <TitlePage book={data} />
              <YearChapters
                book={data}
                year={year ?? data.months[0]?.month.slice(0, 4) ?? ''}
                onYear={(next) =>
                  void navigate({ search: { year: next }, replace: true, resetScroll: false })
                }
              />
            </div>
          )
        ) : book.isPending && book.fetchStatus !== 'paused' ? (
          <SkeletonGroup>
            <SkeletonBox className="h-160 rounded-lg" />
          </SkeletonGroup>
        ) : (
          <ReadFailure of={book} />
        )}
      </div>
    </UnsavedGuard>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={<Trans>Your book begins with a diary</Trans>}
      action={
        <RouteLink to="/" hash="write" look="primary">
          <Trans>Write the first one</Trans>
        </RouteLink>
      }
    >
      <Trans>Each month that you write in can become a chapter. Only you see it.</Trans>
    </EmptyState>
  );
}
