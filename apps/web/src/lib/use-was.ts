import { useEffect, useState } from 'react';

/** Whether something is so, or has been since the component came. */
export function useWas(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  useEffect(() => {
    if (isSo) setWas(true);
  }, [isSo]);
  return was || isSo;
}
