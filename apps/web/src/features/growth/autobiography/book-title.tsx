import { Trans } from '@lingui/react/macro';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { Book } from './book.ts';

/** What the book is called, and its dedication. */
export function BookTitle({ book: { title, dedication } }: { book: Pick<Book, 'title' | 'dedication'> }) {
  return (
    <>
      <h2 lang={title ? ownLang(title) : undefined} className="wrap-anywhere text-2xl">
        {title || <Trans>My book</Trans>}
      </h2>
      {dedication && (
        <p lang={ownLang(dedication)} className="wrap-anywhere max-w-[40ch] whitespace-pre-line text-ink-2">
          {dedication}
        </p>
      )}
    </>
  );
}
