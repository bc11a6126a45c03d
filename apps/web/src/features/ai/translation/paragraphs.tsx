import { paragraphsOf } from '@garden/contract';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import type { TextPart } from './use-translation.ts';

type Props = {
  parts: readonly TextPart[];
  /** Of all paragraphs of all parts, in their order. */
  translations: readonly string[];
  withOriginal: boolean;
};

/** A translation by its paragraphs: beside the original where there is room, else below each of its paragraphs. */
export function Paragraphs({ parts, translations, withOriginal }: Props) {
  const left = translations.values();
  const blocks = parts.map(({ title, text }) => ({
    title,
    pairs: paragraphsOf(text).map((original) => ({ original, translation: left.next().value ?? '' })),
  }));
  return (
    <div className="grid grid-cols-1 gap-4">
      {blocks.map(({ title, pairs }, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places, and two may read alike
        <div key={block} className="grid grid-cols-1 gap-1">
          {title !== undefined && <h3 className="font-sans font-semibold text-ink-2 text-sm">{title}</h3>}
          {pairs.map(({ original, translation }, pair) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={pair}
              className="wrap-anywhere -mx-2 grid grid-cols-1 items-start gap-x-6 gap-y-1 rounded-md px-2 py-1 hover:bg-sunken @desk:has-[>:nth-child(2)]:grid-cols-2"
            >
              {withOriginal && (
                <div className="text-ink-2">
                  <MarkdownText text={original} />
                </div>
              )}
              <MarkdownText text={translation} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
