import { classNames } from '../class-names.ts';

/** A turning arc in the colour of the text; decorative, the context says what is loading. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classNames('shrink-0 animate-spin', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
    >
      <circle cx={10} cy={10} r={7.5} opacity={0.25} />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
