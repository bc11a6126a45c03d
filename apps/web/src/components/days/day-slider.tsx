import type { KeyboardEvent } from 'react';

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

type Props = {
  label: string;
  nameOf: (at: number) => string;
  /** The place of the last day. */
  last: number;
  chosen: number;
  onChoose: (at: number) => void;
  /** How many days each arrow key goes. */
  steps: Readonly<Record<Arrow, number>>;
};

/** Lies unseen over a drawing of days, whose box is `relative` and shows the focus: keys and readers go from day to day. */
export function DaySlider({ label, nameOf, last, chosen, onChoose, steps }: Props) {
  const byKey: Readonly<Record<string, number>> = steps;
  const move = (event: KeyboardEvent) => {
    const step = byKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChoose(Math.min(last, Math.max(0, chosen + step)));
  };
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={chosen}
      onChange={({ target }) => onChoose(target.valueAsNumber)}
      onKeyDown={move}
      aria-label={label}
      aria-valuetext={nameOf(chosen)}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  );
}
