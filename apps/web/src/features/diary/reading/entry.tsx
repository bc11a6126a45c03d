import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../components/class-names.ts';
import { usePersonName } from '../../../components/person-name.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { useIsDesk } from '../../../components/use-layout.ts';
import { EntryFooter } from '../../conversation/entry-footer.part.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { DiaryBody } from './diary-body.tsx';
import { EntryHead } from './entry-head.tsx';
import { isLong } from './feed-days.ts';

/** The id of an entry's link, to which the focus returns. */
export const entryLinkId = (diaryId: string) => `diary-${diaryId}`;

type Props = {
  diary: DiaryView;
  isOpen: boolean;
  /** Opens in a feed of its own instead of the current one. */
  isElsewhere: boolean;
};

/** One diary in the feed; a long one is cut. */
export function Entry({ diary, isOpen, isElsewhere }: Props) {
  const { t } = useLingui();
  const isDesk = useIsDesk();
  const cut = isLong(diary);
  const name = usePersonName()(diary.author);
  const open = {
    from: '/home' as const,
    to: '/home' as const,
    search: (now: object) => ({ ...(!isElsewhere && now), diary: diary.id, comment: undefined }),
    resetScroll: !isDesk,
  };
  return (
    <article
      aria-label={t`${name}’s diary`}
      className={classNames(
        '-mx-3 rounded-md px-3 py-4 transition-colors',
        isOpen && 'bg-grape-soft',
        '[contain-intrinsic-block-size:auto_14rem] [content-visibility:auto]',
      )}
    >
      <EntryHead
        diary={diary}
        name={
          <RouteLink
            {...open}
            id={entryLinkId(diary.id)}
            className="font-semibold text-ink no-underline hover:underline"
          >
            {name}
          </RouteLink>
        }
      />
      <div
        className={classNames(
          'mt-3',
          cut && 'max-h-56 overflow-hidden [mask-image:linear-gradient(#000_60%,transparent)]',
        )}
      >
        <DiaryBody
          title={diary.title}
          sections={diary.sections}
          asked={diary.asked}
          reviews={diary.reviews}
        />
      </div>
      <PictureGrid images={diary.images} />
      {cut && (
        <RouteLink {...open} look="plain" aria-label={t`Read on: ${name}`}>
          <Trans>Read on</Trans>
        </RouteLink>
      )}
      {diary.teamIds.length > 0 && <EntryFooter diary={diary} />}
    </article>
  );
}
