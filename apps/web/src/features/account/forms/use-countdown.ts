import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Counts whole seconds down to 0.
 * @returns the seconds left, and a function that restarts it
 */
export function useCountdown(): readonly [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // By the clock, since timers of a background window are slow.
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * SECOND_MS);
    setLeft(seconds);
  };
  return [left, start];
}
