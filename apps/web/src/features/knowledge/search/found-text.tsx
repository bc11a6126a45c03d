import { oneLine } from '@garden/contract';
import { classNames } from '../../../components/class-names.ts';
import { MarkedText } from '../../../components/text/marked-text.tsx';
import { marksOf } from '../../../components/text/marks-of.ts';
import { excerptOf } from './excerpt-of.ts';

/** The part of a text that a keyword is found in, with its words marked. */
export function FoundText({
  text,
  keyword,
  className,
}: {
  text: string;
  keyword: string;
  className?: string;
}) {
  const words = keyword.split(/\s+/u);
  const shown = excerptOf(oneLine(text), words);
  return (
    <span className={classNames('wrap-anywhere line-clamp-3', className)}>
      <MarkedText text={shown} marks={marksOf(shown, words)} />
    </span>
  );
}
