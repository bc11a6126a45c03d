import type { ReactNode } from 'react';
import { latePart } from '../../components/states/late-part.tsx';
import { ownLang } from '../../lib/locale/locale.ts';
import type { TextPart } from './translation/use-translation.ts';

type Props = {
  /** What is translated, part by part, as its reader may read it. */
  parts: readonly TextPart[];
  /** The same as it is shown otherwise. */
  children: ReactNode;
};

const Foreign = latePart(async () => (await import('./translation/foreign.tsx')).Foreign, {
  // As high as it will be, with the button below the text.
  fallback: ({ children }: Props) => (
    <div>
      {children}
      <div className="min-h-(--target)" />
    </div>
  ),
  failed: ({ children }: Props) => children,
});

/** What someone wrote; where that is in another language than the reader's, with the way to a translation. */
export function Translatable(props: Props) {
  const text = props.parts.map((part) => part.text).join('\n\n');
  if (ownLang(text) === undefined) return props.children;
  // A text that changes is another one, and so is its translation.
  return <Foreign key={text} {...props} />;
}
