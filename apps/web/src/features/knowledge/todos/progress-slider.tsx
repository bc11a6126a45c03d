import type { TodoView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changeTodo } from '../todos.shared.ts';

const STEP = 5;

/** The progress of a goal; it is sent once the slider is released. */
export function ProgressSlider({ goal: { id: todoId, text, progress } }: { goal: TodoView }) {
  const { t, i18n } = useLingui();
  const [held, setHeld] = useState<number>();
  const value = held ?? progress;
  const shown = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(value / 100);
  const commit = () => {
    if (held !== undefined && held !== progress) void changeTodo({ todoId, progress: held });
    setHeld(undefined);
  };
  return (
    <div className="flex items-center gap-3 pl-14">
      <input
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={value}
        aria-label={t`Progress: ${text}`}
        aria-valuetext={shown}
        onChange={(event) => setHeld(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
        className="min-h-(--target) min-w-0 flex-1 accent-grape"
      />
      <span className="w-12 text-end text-ink-2 text-sm tabular-nums">{shown}</span>
    </div>
  );
}
