import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { BookmarkIcon } from '../../../components/icons/places.tsx';

/** Between the selection and the action. */
const GAP = 10;
const EDGE = 8;

/** A small action beside what is selected: above it, or below on touch screens, whose own menu is above. */
export function KeepAction({
  range,
  onKeep,
  onClose,
}: {
  range: Range;
  onKeep: () => void;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [, setMoves] = useState(0);
  useEffect(() => {
    const move = () => setMoves((moves) => moves + 1);
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('scroll', move, { capture: true, passive: true });
    addEventListener('resize', move);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
      removeEventListener('keydown', leave);
    };
  }, [onClose]);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const at = range.getBoundingClientRect();
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const above = at.top - height - GAP;
    const below = at.bottom + GAP;
    const top = isTouch || above < EDGE ? below : above;
    const left = at.left + at.width / 2 - width / 2;
    const { style } = box.current;
    style.top = `${Math.max(EDGE, Math.min(top, innerHeight - height - EDGE))}px`;
    style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`;
  });
  return (
    <div ref={box} className="fixed z-30 rounded-pill bg-surface shadow-high">
      <Button
        // The press would take the selection away.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onKeep}
        icon={<BookmarkIcon className="size-5" />}
      >
        <Trans>Keep as wisdom</Trans>
      </Button>
    </div>
  );
}
