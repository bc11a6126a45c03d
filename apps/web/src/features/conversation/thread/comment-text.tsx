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
      <MarkdownText text={text} marks={mentions.map(({ name }) => `@${name}`)} />
    </div>
  );
}
