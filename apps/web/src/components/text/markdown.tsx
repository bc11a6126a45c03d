import ReactMarkdown, { type Components } from 'react-markdown';
import { isFormattable } from '../../lib/is-formattable.ts';
import { ownLang } from '../../lib/locale/locale.ts';
import { Link } from '../buttons/link.tsx';
import { lineBreaks } from './line-breaks.ts';
import { markWords } from './marked-words.ts';
import { PlainText } from './plain-text.tsx';

const allowed = [
  ...['p', 'br', 'hr', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'mark', 'img'],
];

/** Headings begin at the third level: the screen owns `h1` and the card `h2`. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) =>
    href ? (
      <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {children}
      </Link>
    ) : (
      children
    ),
  // A picture from elsewhere would reveal the reader to its server; its alternative text, or else its address, stays.
  img: ({ alt, src }) => alt || src,
  mark: ({ children }) => (
    <mark className="rounded-sm bg-grape-soft px-0.5 font-semibold text-grape">{children}</mark>
  ),
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  ),
};

/**
 * Where a link may lead.
 *
 * @returns the address for `http:`, `https:` and `mailto:`, otherwise nothing
 */
export function safeAddress(address: string): string | undefined {
  const scheme = URL.parse(address)?.protocol;
  return scheme === 'http:' || scheme === 'https:' || scheme === 'mailto:' ? address : undefined;
}

/**
 * A person's or an assistant's text in CommonMark, except that a new line begins one. HTML is shown as typed, a picture as its alternative text, and a
 * relative link leads nowhere: the text comes from others. Import it through `MarkdownText`, which loads it when
 * needed. What nests deeper than the contract allows, as texts from before it did may, is shown as typed.
 *
 * @param marks words to highlight, such as names behind an @
 */
export function Markdown({ text, marks = [] }: { text: string; marks?: readonly string[] }) {
  if (!isFormattable(text)) return <PlainText text={text} />;
  return (
    <div lang={ownLang(text)} className="prose">
      <ReactMarkdown
        allowedElements={allowed}
        unwrapDisallowed
        urlTransform={safeAddress}
        components={components}
        remarkPlugins={[lineBreaks]}
        rehypePlugins={[markWords(marks)]}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
