import { ownLang } from '../../lib/locale/locale.ts';

type Mark = { readonly start: number; readonly end: number };

/** A text with the matches marked: underlined and bold as well as coloured. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const ends = marks.map(({ end }) => end);
  return (
    <span lang={ownLang(text)}>
      {marks.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(ends[at - 1] ?? 0, start)}
          <mark className="rounded-xs bg-amber-soft font-semibold text-ink underline decoration-2 decoration-amber underline-offset-2">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </span>
  );
}
