import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Recorder } from './recorder.ts';

const BARS = 12;
/** Speech is quiet beside what a microphone can take: its range fills the meter. */
const LOUD = 0.25;

/** How loud it is, in bars; drawn without rendering anything else anew. */
export function LevelMeter({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui();
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let drawing = 0;
    const draw = () => {
      const lit = Math.ceil(Math.sqrt(Math.min(1, recorder.level / LOUD)) * BARS);
      Array.from(bars.current?.children ?? [], (bar, index) =>
        bar.classList.toggle('opacity-20', index >= lit),
      );
      drawing = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(drawing);
  }, [recorder]);
  return (
    <div ref={bars} role="img" aria-label={t`Microphone level`} className="flex h-6 items-end gap-0.5">
      {Array.from({ length: BARS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
        <span key={index} className="h-full w-1.5 rounded-pill bg-leaf opacity-20" />
      ))}
    </div>
  );
}
