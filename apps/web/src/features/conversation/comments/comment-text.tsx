import { MarkdownText } from '../../../components/text/markdown-text.tsx';

/** The text of a comment: its lines as typed, mentioned names highlighted. */
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

/** How a text mentions a person: by name, and with the code that distinguishes people of the same name. */
function waysToWrite(name: string, text: string): string[] {
  const mention = `@${name}`;
  const [, ...after] = text.split(mention);
  const codes = after.flatMap((rest) => /^#[A-Za-z0-9]+/.exec(rest)?.[0] ?? []);
  return [mention, ...codes.map((code) => mention + code)];
}
