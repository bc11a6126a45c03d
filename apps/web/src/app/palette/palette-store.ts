import { create } from 'zustand';

type PaletteState = {
  readonly isOpen: boolean;
  /** What is typed, from the moment that it is opened. */
  readonly query: string;
};

/** Whether the palette is open. */
export const usePaletteStore = create<PaletteState>()(() => ({ isOpen: false, query: '' }));

export const showPalette = (isOpen: boolean): void => usePaletteStore.setState({ isOpen, query: '' });
