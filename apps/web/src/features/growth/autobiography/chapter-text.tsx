import type { BookLine } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { blocksOf } from './chapter-blocks.ts';
import { ChapterPictures } from './chapter-pictures.tsx';
import { DiaryLink } from './diary-link.tsx';

/** The title of a chapter above its month, or the month alone. */
export function ChapterHeading({ id, month, title }: { id?: string; month: string; title: string }) {
  const { i18n } = useLingui();
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  if (title === '')
    return (
      <h2 id={id} className="text-xl">
        {name}
      </h2>
    );
  return (
    <div>
      <h2 id={id} lang={ownLang(title)} className="wrap-anywhere text-xl">
        {title}
      </h2>
      <p className="text-ink-2 text-sm">{name}</p>
    </div>
  );
}

type LinesProps = {
  lines: readonly BookLine[];
  /** To be printed: nothing opens, and pictures are whole. */
  onPaper?: boolean;
};

/** What a chapter says and shows; what was drawn opens its diary. */
export function ChapterLines({ lines, onPaper = false }: LinesProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {blocksOf(lines).map((block, at) =>
        'line' in block ? (
          <p key={block.line.key ?? at} className="wrap-anywhere whitespace-pre-line">
            <span lang={ownLang(block.line.text)}>{block.line.text}</span> <DiaryLink {...block.line} />
          </p>
        ) : (
          <ChapterPictures key={block.pictures[0]?.key ?? at} pictures={block.pictures} onPaper={onPaper} />
        ),
      )}
    </div>
  );
}
