import { create } from 'zustand';

type PaletteState = {
  readonly isOpen: boolean;
  /** What is typed while the palette itself loads. */
  readonly typed: string;
};

/** Whether the palette is open. */
export const usePaletteStore = create<PaletteState>()(() => ({ isOpen: false, typed: '' }));

export const showPalette = (isOpen: boolean): void => usePaletteStore.setState({ isOpen, typed: '' });
