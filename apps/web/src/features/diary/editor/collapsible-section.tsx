import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { MinusIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useWas } from '../../../lib/use-was.ts';

/** An optional section of the editor: a line that expands. */
export function CollapsibleSection({
  icon,
  title,
  note,
  open,
  onToggle,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  /** Its content, while it is collapsed. */
  note?: ReactNode;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // Once opened, its fields stay in the page: what is typed but not added yet outlives a fold.
  const wasOpen = useWas(open);
  useLayoutEffect(() => {
    if (!open || !wasPressed.current) return;
    wasPressed.current = false;
    content.current?.querySelector<HTMLElement>('textarea, input:not([type="checkbox"])')?.focus();
  }, [open]);
  return (
    <section className="border-line border-t">
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            wasPressed.current = !open;
            onToggle();
          }}
          className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3.5 rounded-md px-2 py-2 text-start transition-colors hover:bg-grape-soft"
        >
          <span className="grid shrink-0 place-items-center text-ink-2 @max-[20rem]:hidden">{icon}</span>
          <span className="min-w-0 flex-1">
            <span lang={langOf(title)} className="block leading-tight">
              {title}
            </span>
            {!open && note && (
              <span
                lang={langOf(note)}
                className="block truncate font-normal text-ink-2 text-sm leading-[1.5]"
              >
                {note}
              </span>
            )}
          </span>
          <span className="text-ink-3">{open ? <MinusIcon /> : <PlusIcon />}</span>
        </button>
      </h3>
      <div ref={content} id={id} hidden={!open} className={classNames(open && 'pt-1 pb-4')}>
        {(open || wasOpen) && children}
      </div>
    </section>
  );
}

/** Words that are a text alone may be a person’s. */
function langOf(words: ReactNode): string | undefined {
  return typeof words === 'string' ? ownLang(words) : undefined;
}
