import { ownLang } from '../../lib/locale/locale.ts';
/** A text as it was typed, line by line. */
export function PlainText({ text }: { text: string }) {
  return (
    <div lang={ownLang(text)} className="wrap-anywhere whitespace-pre-wrap">
      {text}
    </div>
  );
}
