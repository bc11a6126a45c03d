import { type RefObject, useEffect, useRef } from 'react';

/** Takes pictures that are pasted into, or dropped on, the form around an element. */
export function useDroppedPictures(
  within: RefObject<HTMLElement | null>,
  take: (files: File[]) => void,
): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form) return;
    const handleTransfer = (event: Event, data: DataTransfer | null) => {
      const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0) return;
      event.preventDefault();
      latest.current(pictures);
    };
    const onPaste = (event: ClipboardEvent) => handleTransfer(event, event.clipboardData);
    const onDrop = (event: DragEvent) => handleTransfer(event, event.dataTransfer);
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    form.addEventListener('paste', onPaste);
    form.addEventListener('drop', onDrop);
    form.addEventListener('dragover', onDragOver);
    return () => {
      form.removeEventListener('paste', onPaste);
      form.removeEventListener('drop', onDrop);
      form.removeEventListener('dragover', onDragOver);
    };
  }, [within]);
}
