import { MarkdownText } from '../../../components/markdown-text.tsx';

/** What a comment says: its lines as they were written, names behind an @ marked. */
export function CommentText({
  text,
  mentions = [],
}: {
  text: string;
  mentions?: readonly { readonly name: string }[];
}) {
  return (
    <div className="wrap-anywhere [&_p]:whitespace-pre-line">
      <MarkdownText text={text} marks={mentions.flatMap(({ name }) => waysToWrite(name, text))} />
    </div>
  );
}

/** How a text names somebody: by their name alone, and with the codes that tell people of one name apart. */
function waysToWrite(name: string, text: string): string[] {
  const mention = `@${name}`;
  const [, ...after] = text.split(mention);
  const codes = after.flatMap((rest) => /^#[A-Za-z0-9]+/.exec(rest)?.[0] ?? []);
  return [mention, ...codes.map((code) => mention + code)];
}
