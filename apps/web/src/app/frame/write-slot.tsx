import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type PointerEvent, Suspense, useRef, useState } from 'react';
import { PenIcon } from '../../components/icons/places.tsx';
import { useNarrow } from '../../components/layout/use-layout.ts';
import { latePart, startPart } from '../../components/states/late-part.tsx';
import { useOpenEditor } from '../../features/diary/open-editor.shared.ts';
import { startComponent } from '../../lib/lazy-component.ts';
import { StartLink } from './start-link.tsx';

const loadBar = () => import('../../features/diary/writing-bar.part.tsx');
const PublishButton = startComponent(async () => (await loadBar()).PublishButton);
const WritingStrip = startPart(async () => (await loadBar()).WritingStrip, { failed: null });
const WriteMenu = latePart(async () => (await import('./write-menu.tsx')).WriteMenu, { failed: null });

const look = {
  button:
    'grid select-none justify-items-center gap-0.5 rounded-md font-semibold text-grape [-webkit-touch-callout:none]',
  disc: '-mt-6 relative z-1 grid size-[min(3.25rem,17vw)] place-items-center rounded-pill bg-grape text-on-grape shadow-mid',
};

const LONG_PRESS_MS = 500;

/**
 * The raised middle of the phone's bar: it leads into the day's field, and publishes once something is written there.
 * A long press, the menu key or Shift+F10 shows everything that can be written.
 *
 * @param label classes of the word below the icon
 */
export function WriteSlot({ label }: { label: string }) {
  const isNarrow = useNarrow();
  const editor = useOpenEditor();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const press = useLongPress(() => setMenuOpen(true));
  const write = (
    <StartLink hash="write" className={look.button} aria-keyshortcuts="Shift+F10" {...press}>
      <span className={look.disc}>
        <PenIcon />
      </span>
      <span className={label}>
        <Trans>Write</Trans>
      </span>
    </StartLink>
  );
  return (
    <div ref={slot} className="grid">
      {isNarrow && editor && <WritingStrip editor={editor} />}
      {isNarrow && editor?.hasText ? (
        <Suspense fallback={write}>
          <PublishButton editor={editor} look={look} labelClass={label} />
        </Suspense>
      ) : (
        write
      )}
      {isMenuOpen && <WriteMenu anchor={slot} onClose={() => setMenuOpen(false)} />}
    </div>
  );
}

/** A press that is held, and what a keyboard or a mouse has for it; the click that ends it does nothing. */
function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const open = () => {
    cancel();
    wasLong.current = true;
    onLongPress();
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wasLong.current = false;
      cancel();
      if (pointerType !== 'mouse') timer.current = setTimeout(open, LONG_PRESS_MS);
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      open();
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by the keyboard has no pointer before it.
      const isAfterLongPress = wasLong.current && event.detail > 0;
      wasLong.current = false;
      if (!isAfterLongPress) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
