import { classNames } from '../../../components/class-names.ts';
import { ownLang } from '../../../lib/locale/locale.ts';

/** From so many characters on, a line is set smaller. */
const LONG = 140;

/** The words of a line, set as a quotation. */
export function Line({ text, small = false }: { text: string; small?: boolean }) {
  return (
    <blockquote
      lang={ownLang(text)}
      className={classNames(
        'wrap-anywhere relative whitespace-pre-line pl-6 font-serif',
        small || text.length > LONG ? 'text-base' : 'text-lg',
      )}
    >
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 select-none text-2xl text-grape leading-none opacity-60"
      >
        “
      </span>
      {text}
    </blockquote>
  );
}
