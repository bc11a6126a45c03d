import type { KeyboardEvent } from 'react';

/** What Safari names the key that ends a composition: its event no longer says that it belongs to one. */
const KEY_OF_INPUT_METHOD = 229;

/** Whether a key belongs to an input method, which alone may act on it. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_INPUT_METHOD;
}
