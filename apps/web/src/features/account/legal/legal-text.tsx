import { Fragment, type ReactNode } from 'react';

/**
 * One of our own texts. Of Markdown it knows what these texts are written with: headings of the second level,
 * paragraphs, lists, strong words and code. The formatter for people's texts weighs thirty times as much.
 */
export function LegalText({ text }: { text: string }) {
  return (
    <div className="prose [&_h2]:mt-[1em] [&_h2]:text-xl">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((block) => (
          <Block key={block} text={block} />
        ))}
    </div>
  );
}

function Block({ text }: { text: string }) {
  if (text.startsWith('## ')) return <h2>{text.slice(3)}</h2>;
  if (!text.startsWith('- ')) return <p>{withMarkedWords(text)}</p>;
  return (
    <ul>
      {text.split('\n').map((line) => (
        <li key={line}>{withMarkedWords(line.slice(2))}</li>
      ))}
    </ul>
  );
}

/** Pieces between `**` are strong, those between backticks are words of the computer. */
function withMarkedWords(text: string): ReactNode {
  return text.split(/(\*\*.+?\*\*|`.+?`)/).map((piece, index) => {
    const key = `${index} ${piece}`;
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>;
    if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
    return <Fragment key={key}>{piece}</Fragment>;
  });
}
