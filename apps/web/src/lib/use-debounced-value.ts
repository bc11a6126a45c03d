import { useEffect, useState } from 'react';

/** A debounced value, such as a keyword while it is typed. */
export function useDebouncedValue<T>(value: T, restMs = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
