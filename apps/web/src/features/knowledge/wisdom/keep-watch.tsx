import { type RefObject, useEffect, useState } from 'react';
import { latePart } from '../../../components/states/late-part.tsx';
import { KeepAction } from './keep-action.tsx';
import { readSelection, type Selected } from './selection.ts';

const KeepDialog = latePart(async () => (await import('./keep-dialog.tsx')).KeepDialog);

/** Selecting takes a while; the action comes once it rests. */
const REST_MS = 250;

/** Offers to keep what is selected in an area, as long as it is. */
export function KeepWatch({
  area,
  teamIds = [],
}: {
  area: RefObject<HTMLElement | null>;
  teamIds?: readonly string[] | undefined;
}) {
  const [selected, setSelected] = useState<Selected>();
  const [kept, setKept] = useState<Selected>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSelected(area.current ? readSelection(area.current) : undefined);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    document.addEventListener('selectionchange', wait);
    // Something may be selected by the time this is loaded.
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
    };
  }, [area]);
  const close = () => {
    setKept(undefined);
    setSelected(undefined);
  };
  if (kept) {
    return <KeepDialog of={kept.of} by={kept.by} teamIds={teamIds} lines={[kept.text]} onClose={close} />;
  }
  return selected && <KeepAction range={selected.range} onKeep={() => setKept(selected)} onClose={close} />;
}
