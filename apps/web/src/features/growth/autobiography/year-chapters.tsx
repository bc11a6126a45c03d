import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Switch } from '../../../components/choices/switch.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useModel } from '../../../lib/use-model.ts';
import { type Book, inOrder, yearsOf } from './book.ts';
import { ChapterCard } from './chapter-card.tsx';
import { useDraw } from './use-draw.ts';

type Props = { book: Book; year: string; onYear: (year: string) => void };

/** The chapters of a year, and the months that have none yet. */
export function YearChapters({ book, year, onYear }: Props) {
  const { t } = useLingui();
  const { model, isChosen, choose } = useModel('chapters');
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
        {read.data && missing.length > 1 && (
          <DrawAll months={missing.map(({ month }) => month)} byModel={isChosen} />
        )}
      </div>
      {model && (
        <Switch
          label={t`Let ${model.model} choose what chapters tell`}
          hint={t`Sends what you wrote in the month to ${model.host}, but no private lines, listed mistakes or sensitive words.`}
          checked={isChosen}
          onChange={({ target }) => choose(target.checked)}
        />
      )}
      {read.data ? (
        months.map(({ month, diaries }) => (
          <ChapterCard
            key={month}
            month={month}
            diaries={diaries}
            chapter={chapters.get(month)}
            byModel={isChosen}
          />
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
function DrawAll({ months, byModel }: { months: readonly string[]; byModel: boolean }) {
  const { draw } = useDraw();
  const [isBusy, setBusy] = useState(false);
  const drawAll = async () => {
    setBusy(true);
    try {
      // What kept the model from one chapter keeps it from the next.
      let asks = byModel;
      for (const month of months) {
        const { fault } = await draw(month, asks);
        if (fault) asks = false;
      }
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
