/** A text as it was typed, line by line. */
export function PlainText({ text }: { text: string }) {
  return <div className="wrap-anywhere whitespace-pre-wrap">{text}</div>;
}
