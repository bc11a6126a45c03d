import { create } from 'zustand';
import type { SaveStatus } from './writing/autosave.ts';

/** The editor on the page, as a bar outside it shows it. */
export type OpenEditor = {
  /** Something is written, or a published diary is being changed. */
  readonly hasText: boolean;
  readonly isChange: boolean;
  readonly isPending: boolean;
  readonly status: SaveStatus;
  /** Visible characters of the summary, and how many publishing asks for. */
  readonly length: number;
  readonly minimum: number;
  readonly publish: () => void;
  readonly retry: () => void;
};

const store = create<{ readonly editor: OpenEditor | undefined }>()(() => ({ editor: undefined }));

/** Undefined while no editor is on the page. */
export const useOpenEditor = () => store((state) => state.editor);

export const openEditor = {
  show: (editor: OpenEditor) => store.setState({ editor }),
  hide: () => store.setState({ editor: undefined }),
};

/** The id of the day's field, and the hash of addresses that lead into it. */
export const WRITE_HASH = 'write';

/**
 * Moves the focus into the day's field, its question in sight; within a tap, so that a phone shows its keyboard.
 * @returns false where no editor is on the page
 */
export function focusWriting(): boolean {
  const field = document.getElementById(WRITE_HASH);
  if (field === null) return false;
  field.focus({ preventScroll: true });
  const { top } = field.getBoundingClientRect();
  const question = Number.parseFloat(getComputedStyle(field).scrollMarginTop) || 0;
  if (top < question || top > innerHeight / 2) field.scrollIntoView({ block: 'start' });
  return true;
}
