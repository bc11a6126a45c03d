/** A rectangle in CSS pixels, counted from the corner of the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Where along its anchor a popup stands. */
export type Align = 'start' | 'end';

type Side = 'above' | 'below';

type Question = {
  anchor: Box;
  /** What a person sees of the page: a phone's keyboard and a zoom by the fingers leave less than the window. */
  view: Box;
  /** Size of the popup when it has all the room it wants. */
  wanted: { width: number; height: number };
  align: Align;
  /** Where it stands already; the better side when absent. */
  side?: Side | undefined;
};

/** Where a popup stands: `y` is its upper edge when it stands below its anchor, its lower edge when above. */
export type Place = { side: Side; x: number; y: number; maxWidth: number; maxHeight: number };

/** Between anchor and popup. */
const GAP = 4;
/** Between popup and the edge of what is seen. */
const MARGIN = 8;

/**
 * Where a popup stands beside its anchor: below where it fits or has more room than above, and moved sideways until
 * it is seen whole. All in CSS pixels.
 */
export function placePopup({ anchor, view, wanted, align, side }: Question): Place {
  const top = view.top + MARGIN;
  const bottom = view.bottom - MARGIN;
  // An anchor out of sight, such as behind a phone's keyboard, does not take its popup with it.
  const below = Math.min(Math.max(anchor.bottom + GAP, top), bottom);
  const above = Math.max(Math.min(anchor.top - GAP, bottom), top);
  const fitsBelow = wanted.height <= bottom - below || bottom - below >= above - top;
  const isBelow = side ? side === 'below' : fitsBelow;
  const maxWidth = Math.max(view.right - view.left - 2 * MARGIN, 0);
  const width = Math.min(wanted.width, maxWidth);
  const aligned = align === 'start' ? anchor.left : anchor.right - width;
  return {
    side: isBelow ? 'below' : 'above',
    x: Math.max(Math.min(aligned, view.right - MARGIN - width), view.left + MARGIN),
    y: isBelow ? below : above,
    maxWidth,
    maxHeight: isBelow ? bottom - below : above - top,
  };
}
