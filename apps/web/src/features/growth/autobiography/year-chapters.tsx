import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { type Book, inOrder, yearsOf } from './book.ts';
import { ChapterCard } from './chapter-card.tsx';
import { bookReads } from './use-put-back.ts';

type Props = { book: Book; year: string; onYear: (year: string) => void };

/** The chapters of a year, and the months that have none yet. */
export function YearChapters({ book, year, onYear }: Props) {
  const { t } = useLingui();
  const read = useApiQuery(api.autobiography.chapters, { year }, { failure: 'none', staleTime: 0 });
  const months = inOrder(
    book,
    book.months.filter(({ month }) => month.startsWith(year)),
  );
  const chapters = new Map(read.data?.items.map((chapter) => [chapter.month, chapter]));
  const missing = months.filter(({ month, diaries }) => diaries > 0 && !chapters.has(month));
  // Years without a diary are left out; the newest comes first.
  const years = yearsOf(book);
  const after = years.findLast((each) => each > year);
  const before = years.find((each) => each < year);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
        <div className="flex flex-wrap items-center">
          <IconButton
            label={t`Previous year`}
            icon={<ChevronLeftIcon />}
            disabled={before === undefined}
            onClick={() => before !== undefined && onYear(before)}
          />
          <h2 aria-live="polite" className="font-sans text-base tabular-nums">
            {year}
          </h2>
          <IconButton
            label={t`Next year`}
            icon={<ChevronRightIcon />}
            disabled={after === undefined}
            onClick={() => after !== undefined && onYear(after)}
          />
        </div>
        {read.data && missing.length > 1 && <DrawAll months={missing.map(({ month }) => month)} />}
      </div>
      {read.data ? (
        months.map(({ month, diaries }) => (
          <ChapterCard key={month} month={month} diaries={diaries} chapter={chapters.get(month)} />
        ))
      ) : read.isPending && read.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonBox className="h-96 rounded-lg" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={read} />
      )}
    </div>
  );
}

/** Draws the missing chapters one after the other, so that others who draw wait no longer than for one. */
function DrawAll({ months }: { months: readonly string[] }) {
  const drawing = useApiCommand(api.autobiography.draw, {
    invalidates: bookReads,
    loading: 'none',
  });
  const [isBusy, setBusy] = useState(false);
  const drawAll = async () => {
    setBusy(true);
    try {
      for (const month of months) await drawing.mutateAsync({ month });
    } catch {
      // What failed has its toast; the chapters before it are there.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" loading={isBusy} onClick={() => void drawAll()}>
      <Trans>Draw all missing chapters</Trans>
    </Button>
  );
}
