import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { classNames } from '../../../components/class-names.ts';
import { rowId } from '../../../components/panes/row-id.ts';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { isLong } from '../feed/feed-days.ts';
import type { FeedSearch } from '../feed/narrowing.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { EntryFooter } from '../slots.tsx';
import { DiaryBody } from './diary-body.tsx';
import { DiaryTime } from './diary-time.tsx';
import { EntryHead } from './entry-head.tsx';

type Props = {
  diary: DiaryView;
  /** Among the first, which are in sight at once: a guessed height would move what follows. */
  isFirst: boolean;
  /** What its links keep of the address. */
  search: FeedSearch;
};

/** One diary in the feed; a tap anywhere on its text opens it, a long one is cut. */
export const Entry = memo(function Entry({ diary, isFirst, search }: Props) {
  const { t } = useLingui();
  const cut = isLong(diary);
  const name = usePersonName()(diary.author);
  return (
    <article
      aria-label={t`${name}’s diary`}
      data-diary={diary.id}
      className={classNames(
        'relative -mx-3 px-3 py-4',
        !isFirst && '[contain-intrinsic-block-size:auto_18rem] [content-visibility:auto]',
      )}
    >
      <EntryHead
        diary={diary}
        time={
          <RouteLink
            to="/home"
            search={{ ...search, diary: diary.id }}
            id={rowId(diary.id)}
            className="inline-block rounded-md text-ink-2 leading-6 no-underline outline-none after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
          >
            <DiaryTime diary={diary} day="always" />
            <span className="sr-only">
              {' '}
              <Trans>Read {name}’s diary</Trans>
            </span>
          </RouteLink>
        }
      />
      <div
        className={classNames(
          'mt-3 [&_a]:relative [&_a]:z-1',
          cut && 'max-h-56 overflow-hidden [mask-image:linear-gradient(#000_60%,transparent)]',
        )}
      >
        <DiaryBody diary={diary} />
      </div>
      {cut && (
        <p aria-hidden="true" className="mt-1 font-medium text-grape text-sm">
          <Trans>Read on</Trans>
        </p>
      )}
      <div className="relative z-1 w-fit max-w-full">
        <PictureGrid images={diary.images} />
      </div>
      {diary.teamIds.length > 0 && (
        <EntryFooter about={{ kind: 'diary', objectId: diary.id }} talk={diary.talk} search={search} />
      )}
    </article>
  );
});
