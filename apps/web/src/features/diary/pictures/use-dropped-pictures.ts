import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Takes pictures that are pasted into, or dropped on, the form around an element. */
export function useDroppedPictures(
  within: RefObject<HTMLElement | null>,
  take: (files: File[]) => void,
): void {
  const onTransfer = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    // What is dragged over a form names no files yet.
    const isComing = event.type === 'dragover' && data?.types.includes('Files');
    if (isComing || pictures.length > 0) event.preventDefault();
    if (pictures.length > 0) take(pictures);
  });
  useEffect(() => {
    const form = within.current?.closest('form');
    const left = new AbortController();
    for (const type of ['paste', 'drop', 'dragover'] as const)
      form?.addEventListener(type, (event) => onTransfer(event), left);
    return () => left.abort();
  }, [within]);
}
