import { Plural } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { AlertIcon } from '../icons/signs.tsx';

/** One field that is not right yet. */
export type FormError = { fieldId: string; message: string };

/**
 * The list of what is wrong, above a form after a try to send it. Takes the focus when the list changes;
 * each line leads to its field. Nothing without errors.
 */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const key = errors.map((error) => error.fieldId + error.message).join();
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-md border border-danger bg-danger-soft p-4"
    >
      <p id={titleId} className="flex items-center gap-2 font-semibold text-danger">
        <AlertIcon />
        <Plural value={errors.length} one="One field needs another look" other="# fields need another look" />
      </p>
      <ul className="mt-1">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="inline-flex min-h-(--target) items-center text-ink underline decoration-1 underline-offset-[.2em]"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(error.fieldId)?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
