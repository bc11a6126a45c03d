import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component.ts';

const Markdown = lazyComponent(async () => (await import('./markdown.tsx')).Markdown);

/** Formatted text. The plain text is shown until the formatter has loaded, so nothing is hidden. */
export function MarkdownText(props: { text: string; marks?: readonly string[] }) {
  return (
    <Suspense fallback={<div className="whitespace-pre-wrap">{props.text}</div>}>
      <Markdown {...props} />
    </Suspense>
  );
}
