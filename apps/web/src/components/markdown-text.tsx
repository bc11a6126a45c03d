import { Suspense } from 'react';
import { isPlain } from '../lib/is-plain.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { ownLang } from '../lib/locale/locale.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PlainText } from './plain-text.tsx';

const Markdown = lazyComponent(async () => (await import('./markdown.tsx')).Markdown);

/** Formatted text; one without formatting stands at once. The plain text is shown until the formatter has loaded, and where it fails, so nothing is hidden. */
export function MarkdownText(props: { text: string; marks?: readonly string[] }) {
  if (!props.marks?.length && isPlain(props.text)) {
    return (
      <div lang={ownLang(props.text)} className="prose">
        <p>{props.text}</p>
      </div>
    );
  }
  const plain = <PlainText text={props.text} />;
  return (
    <PartBoundary of={props.text} fallback={plain}>
      <Suspense fallback={plain}>
        <Markdown {...props} />
      </Suspense>
    </PartBoundary>
  );
}
