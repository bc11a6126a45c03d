import { type Align, type Box, type Place, placePopup } from './place-popup.ts';

/** What a person sees of the page: less than the window behind a phone's keyboard, or zoomed by the fingers. */
function seenBox(): Box {
  const view = window.visualViewport;
  if (!view) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { offsetLeft: left, offsetTop: top } = view;
  return { left, top, right: left + view.width, bottom: top + view.height };
}

function show(popup: HTMLElement, { side, x, y, maxWidth, maxHeight }: Place, anchor: DOMRect): void {
  const { style } = popup;
  style.setProperty('--anchor-width', `${anchor.width}px`);
  style.setProperty('--available-width', `${maxWidth}px`);
  style.setProperty('--available-height', `${maxHeight}px`);
  style.setProperty(
    '--transform-origin',
    `${anchor.left - x + anchor.width / 2}px ${side === 'below' ? 0 : 100}%`,
  );
  style.translate = `${x}px ${side === 'below' ? `${y}px` : `calc(${y}px - 100%)`}`;
}

/**
 * Keeps a popup beside its anchor for as long as it is there, wherever a scroll, a keyboard or what loads above takes
 * the anchor. The popup is fixed in the window's corner and takes its limits from `--available-width` and
 * `--available-height`.
 * @returns ends it
 */
export function followAnchor(popup: HTMLElement, anchor: HTMLElement, align: Align): () => void {
  let frame = 0;
  let last = '';
  let seen = '';
  let side: Place['side'] | undefined;
  const follow = () => {
    frame = requestAnimationFrame(follow);
    const at = anchor.getBoundingClientRect();
    const view = seenBox();
    const now = JSON.stringify([at, view, popup.offsetWidth]);
    if (now === last) return;
    if (JSON.stringify(view) !== seen) {
      // Measured with all the room that is seen. Afterwards it keeps its side, however short its list becomes.
      side = undefined;
      seen = JSON.stringify(view);
      popup.style.removeProperty('--available-height');
    }
    const wanted = { width: popup.offsetWidth, height: popup.offsetHeight };
    const place = placePopup({ anchor: at, view, wanted, align, side });
    side = place.side;
    show(popup, place, at);
    last = JSON.stringify([at, view, popup.offsetWidth]);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}
