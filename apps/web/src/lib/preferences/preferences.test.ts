import { beforeEach, describe, expect, test } from 'vitest';
import { changeInOtherWindow } from '../testing/fake-browser.ts';
import { fontScale } from './font-scale.ts';
import { guardZoom, pinchZoom } from './pinch-zoom.ts';
import { theme } from './theme.ts';

const page = document.documentElement.dataset;

describe('theme', () => {
  test('is kept and brought into the page; the device decides by default', () => {
    expect(theme.get()).toBe('system');
    theme.choose('dark');
    expect([localStorage.getItem('theme'), page.theme]).toEqual(['dark', 'dark']);
    theme.choose('system');
    expect(page.theme).toBeUndefined();
  });

  test('follows another window', () => {
    changeInOtherWindow('theme', 'light');
    expect([theme.get(), page.theme]).toEqual(['light', 'light']);
  });

  test('falls back where another window stored nonsense', () => {
    changeInOtherWindow('theme', 'sepia');
    expect(theme.get()).toBe('system');
  });
});

describe('font size', () => {
  test('has the four sizes under the key of the specification', () => {
    expect(fontScale.choices).toEqual(['small', 'normal', 'large', 'X-large']);
    fontScale.choose('X-large');
    expect([localStorage.getItem('font-size-scale'), page.fontSize]).toEqual(['X-large', 'x-large']);
  });
});

/** A page whose touches all land on the page itself, or on a control. */
function touchedPage(onControl = false) {
  const target = Object.assign(new EventTarget(), { closest: () => (onControl ? target : null) });
  if (onControl) Object.setPrototypeOf(target, Element.prototype);
  guardZoom(target as unknown as Document);
  return (type: string, timeStamp = 0) => {
    const event = Object.defineProperty(new Event(type, { cancelable: true }), 'timeStamp', {
      value: timeStamp,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
}

describe('zoom', () => {
  beforeEach(() => pinchZoom.choose('false'));

  test('is blocked for pinches, unless allowed', () => {
    const prevented = touchedPage();
    expect(prevented('gesturestart')).toBe(true);
    pinchZoom.choose('true');
    expect(prevented('gesturestart')).toBe(false);
  });

  test('is blocked for the second of two taps within 300 ms', () => {
    const prevented = touchedPage();
    expect(prevented('touchend', 1000)).toBe(false);
    expect(prevented('touchend', 1300)).toBe(true);
    expect(prevented('touchend', 1601)).toBe(false);
  });

  test('leaves quick taps on a control alone', () => {
    const prevented = touchedPage(true);
    expect(prevented('touchend', 1000)).toBe(false);
    expect(prevented('touchend', 1100)).toBe(false);
  });
});
