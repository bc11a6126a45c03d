import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the first field that a refusal names, once for each refusal.
 * @returns for the form
 */
export function useRefusedField<E extends HTMLElement>(refusal: unknown): RefObject<E | null> {
  const form = useRef<E>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
