import { ownLang } from '../../lib/locale/locale.ts';

/** A sentence of the product that has someone’s words in it: they keep their own language. */
export function QuotingText({ text, quoted }: { text: string; quoted: string | undefined }) {
  const lang = quoted && ownLang(quoted);
  if (!lang) return text;
  const [before, ...after] = text.split(quoted);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span lang={lang} className="leading-[inherit]">
        {quoted}
      </span>
      {after.join(quoted)}
    </>
  );
}
