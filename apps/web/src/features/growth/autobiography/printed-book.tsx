import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { apiQuery } from '../../../lib/api/hooks.ts';
import { type Book, inOrder, yearsOf } from './book.ts';
import { BookTitle } from './book-title.tsx';
import { ChapterHeading, ChapterLines } from './chapter-text.tsx';
import paper from './printed-book.css?inline';

/** The whole book, to read through and to print. */
export function PrintedBook({ book }: { book: Book }) {
  usePaper();
  const [isPreparing, setPreparing] = useState(false);
  const printAll = async () => {
    setPreparing(true);
    await fetchPictures();
    setPreparing(false);
    print();
  };
  const years = useQueries({
    queries: inOrder(book, yearsOf(book)).map((year) => ({
      ...apiQuery(api.autobiography.chapters, { year }),
      meta: { failure: 'none' },
    })),
  });
  const failed = years.find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
  const isWhole = years.every(({ data }) => data !== undefined);
  const chapters = years.flatMap(({ data }) => inOrder(book, data?.items.toReversed() ?? []));
  return (
    <div className="book grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <RouteLink to="/autobiography" search={{}} look="plain">
          <ArrowLeftIcon className="size-5" />
          <Trans>Back to the book</Trans>
        </RouteLink>
        <Button disabled={!isWhole} loading={isPreparing} onClick={() => void printAll()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <header className="grid justify-items-center gap-2 py-10 text-center print:min-h-[80vh] print:content-center print:break-after-page">
        <BookTitle book={book} />
      </header>
      {isWhole ? (
        chapters
          .filter(({ lines }) => lines.length > 0)
          .map(({ month, title, lines }) => (
            <article key={month} className="grid grid-cols-1 gap-3">
              <ChapterHeading month={month} title={title} />
              <ChapterLines lines={lines} onPaper />
            </article>
          ))
      ) : failed ? (
        <ReadFailure of={failed} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-96 rounded-lg" />
        </SkeletonGroup>
      )}
    </div>
  );
}

/** Has all pictures come that were to come when they are scrolled to. */
async function fetchPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.book img')];
  for (const picture of pictures) picture.loading = 'eager';
  const arrive = (picture: HTMLImageElement) =>
    picture.complete ||
    new Promise((resolve) => {
      picture.addEventListener('load', resolve, { once: true });
      // The page is printed without it.
      picture.addEventListener('error', resolve, { once: true });
    });
  await Promise.all(pictures.map(arrive));
}

/** The pages that the book is printed on, for as long as it is there: other pages are printed as they are. */
function usePaper() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(paper);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
