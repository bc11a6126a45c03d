import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { LargePictures } from '../../diary/large-pictures.part.tsx';
import type { PictureLine } from './chapter-blocks.ts';
import { DiaryLink } from './diary-link.tsx';

type Props = { pictures: readonly PictureLine[]; onPaper: boolean };

/** Pictures of a chapter that follow each other, side by side where there are several; each opens large. */
export function ChapterPictures({ pictures, onPaper }: Props) {
  const [open, setOpen] = useState<number>();
  const areMany = pictures.length > 1;
  return (
    <>
      <div
        className={classNames(
          'book-pictures my-2 grid grid-cols-1 items-start gap-4',
          areMany && '@min-[24rem]:grid-cols-2',
        )}
      >
        {pictures.map((line, at) => (
          <ChapterPicture
            key={line.picture.file}
            line={line}
            number={at + 1}
            isOneOfMany={areMany}
            onOpen={onPaper ? undefined : () => setOpen(at)}
          />
        ))}
      </div>
      {open !== undefined && (
        <LargePictures
          images={pictures.map(({ picture, text }) => ({ ...picture, alt: text }))}
          first={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** As the server makes small ones. */
const SMALL_SIDE = 480;
/** Of a picture that stands alone, in rem. */
const MOST_HEIGHT = 26;

type PictureProps = {
  line: PictureLine;
  /** Counted among those that follow each other. */
  number: number;
  isOneOfMany: boolean;
  /** Undefined where nothing opens. */
  onOpen: (() => void) | undefined;
};

function ChapterPicture({ line, number, isOneOfMany, onOpen }: PictureProps) {
  const { t, i18n } = useLingui();
  const { text, day, diaryId, picture } = line;
  const { url, thumbnail, width, height } = picture;
  const small = Math.round(width * Math.min(1, SMALL_SIDE / Math.max(width, height)));
  const when = day && formatDay(day, i18n.locale, 'long');
  const alt = text || (when ? t`Picture of ${when}` : t`Picture ${number}`);
  const image = (
    <img
      src={url}
      {...(onOpen && {
        srcSet: `${thumbnail} ${small}w, ${url} ${width}w`,
        sizes: isOneOfMany ? '(min-width: 24rem) 18rem, 90vw' : '(min-width: 40rem) 36rem, 90vw',
      })}
      alt={onOpen ? '' : alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto w-full', onOpen && isOneOfMany && 'aspect-square object-cover')}
    />
  );
  return (
    <figure className="grid grid-cols-1 gap-1.5">
      {onOpen ? (
        <button
          type="button"
          aria-label={t`Open picture: ${alt}`}
          onClick={onOpen}
          style={isOneOfMany ? undefined : { maxWidth: `${(MOST_HEIGHT * width) / height}rem` }}
          className="overflow-hidden rounded-md bg-sunken"
        >
          {image}
        </button>
      ) : (
        image
      )}
      {(text || day) && (
        <figcaption className="wrap-anywhere text-ink-2 text-sm">
          <span lang={ownLang(text)}>{text}</span> <DiaryLink diaryId={diaryId} day={day} />
        </figcaption>
      )}
    </figure>
  );
}
