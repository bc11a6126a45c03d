import { Plural } from '@lingui/react/macro';

/** What describes the day's field: how much is written, or still asked for. */
export const COUNT_ID = 'write-count';

/** The number of characters, beside where the text is saved. */
export function CountText({ length, minimum }: { length: number; minimum: number }) {
  const missing = minimum - length;
  return (
    <span id={COUNT_ID} className="min-w-0 text-end text-ink-2 tabular-nums">
      {length === 0 ? (
        minimum > 0 && <Plural value={minimum} one="# character is enough" other="# characters are enough" />
      ) : missing > 0 ? (
        <Plural value={missing} one="# more character" other="# more characters" />
      ) : (
        <Plural value={length} one="# character" other="# characters" />
      )}
    </span>
  );
}
