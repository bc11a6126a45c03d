import { create } from 'zustand';

/** Whether the palette is open. */
export const usePaletteStore = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const showPalette = (isOpen: boolean): void => usePaletteStore.setState({ isOpen });
