import { isPlain } from '../../lib/is-plain.ts';
import { ownLang } from '../../lib/locale/locale.ts';
import { latePart } from '../states/late-part.tsx';
import { PlainText } from './plain-text.tsx';

/** The plain text is shown until the formatter has loaded, and where it fails, so nothing is hidden. */
const Markdown = latePart(async () => (await import('./markdown.tsx')).Markdown, {
  fallback: ({ text }) => <PlainText text={text} />,
  failed: ({ text }) => <PlainText text={text} />,
  of: ({ text }) => text,
});

/** Formatted text; one without formatting stands at once. */
export function MarkdownText(props: { text: string; marks?: readonly string[] }) {
  if (!props.marks?.length && isPlain(props.text)) {
    return (
      <div lang={ownLang(props.text)} className="prose">
        <p>{props.text}</p>
      </div>
    );
  }
  return <Markdown {...props} />;
}
