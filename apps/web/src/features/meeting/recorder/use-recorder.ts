import { useEffect, useState, useSyncExternalStore } from 'react';
import { Recorder } from './recorder.ts';

/** A recorder for as long as the page is open, and its state. */
export function useRecorder() {
  const [recorder] = useState(() => new Recorder());
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  useEffect(() => () => recorder.close(), [recorder]);
  return { recorder, state };
}
