import ReactMarkdown from 'react-markdown';

/** One of our own texts, formatted; its parts are headings of the second level. */
export function LegalText({ text }: { text: string }) {
  return (
    <div className="prose leading-relaxed [&_h2]:mt-[1em] [&_h2]:text-xl">
      <ReactMarkdown skipHtml>{text}</ReactMarkdown>
    </div>
  );
}
