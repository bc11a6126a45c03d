import { classNames } from '../../../components/class-names.ts';

/** From so many characters on, a line is set smaller. */
const LONG = 140;

/** The words of a line, set as a quotation. */
export function Line({ text, className }: { text: string; className?: string }) {
  return (
    <blockquote
      className={classNames(
        'wrap-anywhere relative whitespace-pre-line pl-7 font-serif text-pretty',
        text.length > LONG ? 'text-base' : 'text-lg',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="absolute -top-1 -left-0.5 select-none text-3xl text-grape leading-none opacity-50"
      >
        “
      </span>
      {text}
    </blockquote>
  );
}
