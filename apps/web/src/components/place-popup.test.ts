import { describe, expect, it } from 'vitest';
import { placePopup } from './place-popup.ts';

const phone = { left: 0, top: 0, right: 360, bottom: 640 };
const box = (left: number, top: number, width = 100, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const list = { width: 200, height: 300 };

describe('placePopup', () => {
  it('stands below its anchor, edge to edge', () => {
    const place = placePopup({ anchor: box(20, 100), view: phone, wanted: list, align: 'start' });
    expect(place).toEqual({ side: 'below', x: 20, y: 148, maxWidth: 344, maxHeight: 484 });
    expect(placePopup({ anchor: box(200, 100), view: phone, wanted: list, align: 'end' }).x).toBe(100);
  });

  it('stands above where it does not fit below and there is more room', () => {
    const place = placePopup({ anchor: box(20, 560), view: phone, wanted: list, align: 'start' });
    expect(place).toMatchObject({ side: 'above', y: 556, maxHeight: 548 });
  });

  it('stays below, and scrolls, where there is even less room above', () => {
    const wanted = { width: 200, height: 2000 };
    const place = placePopup({ anchor: box(20, 200), view: phone, wanted, align: 'start' });
    expect(place).toMatchObject({ side: 'below', maxHeight: 384 });
  });

  it('keeps the side it has, however short it becomes', () => {
    const wanted = { width: 200, height: 60 };
    const question = { anchor: box(20, 400), view: phone, wanted, align: 'start' } as const;
    expect(placePopup(question).side).toBe('below');
    expect(placePopup({ ...question, side: 'above' })).toMatchObject({ side: 'above', y: 396 });
  });

  it('is moved sideways until it is seen whole', () => {
    expect(placePopup({ anchor: box(300, 100), view: phone, wanted: list, align: 'start' }).x).toBe(152);
    expect(placePopup({ anchor: box(-40, 100), view: phone, wanted: list, align: 'end' }).x).toBe(8);
  });

  it('is never wider than what is seen', () => {
    const wanted = { width: 900, height: 100 };
    const place = placePopup({ anchor: box(20, 100), view: phone, wanted, align: 'end' });
    expect(place).toMatchObject({ x: 8, maxWidth: 344 });
  });

  it('stays in sight where a keyboard covers its anchor, and where the page is zoomed', () => {
    const aboveKeyboard = { ...phone, bottom: 300 };
    const covered = placePopup({ anchor: box(20, 500), view: aboveKeyboard, wanted: list, align: 'start' });
    expect(covered).toMatchObject({ side: 'above', y: 292, maxHeight: 284 });
    const zoomed = { left: 100, top: 400, right: 280, bottom: 720 };
    const passed = placePopup({ anchor: box(20, 100), view: zoomed, wanted: list, align: 'start' });
    expect(passed).toMatchObject({ side: 'below', x: 108, y: 408, maxHeight: 304 });
  });
});
