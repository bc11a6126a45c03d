import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { latePart } from '../../components/states/late-part.tsx';
import { showPalette, usePaletteStore } from './palette-store.ts';

const Palette = latePart(async () => (await import('./palette.tsx')).Palette, { failed: null });

/** The palette, whose files are fetched when it is first opened; what is typed meanwhile is not lost. */
export function PaletteHost() {
  const isOpen = usePaletteStore((state) => state.isOpen);
  return isOpen && <OpenPalette />;
}

/** A field of its own takes the letters until the palette's has the focus, so that no key falls between the two. */
function OpenPalette() {
  const [hasField, setHasField] = useState(false);
  const [focusBefore] = useState(() => document.activeElement);
  const onField = useCallback(() => setHasField(true), []);
  return (
    <>
      {!hasField && <Waiting />}
      <Palette onField={onField} focusBefore={focusBefore} />
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  const query = usePaletteStore((state) => state.query);
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: opened by a key; the palette takes the focus from here
      autoFocus
      aria-label={t`Page, person or command`}
      value={query}
      onChange={({ target }) => usePaletteStore.setState({ query: target.value })}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) showPalette(false);
      }}
      className="panel -translate-x-1/2 fixed top-[min(12vh,8rem)] left-1/2 z-40 min-h-14 w-[calc(100%-2rem)] max-w-144 rounded-lg px-12 text-lg"
    />
  );
}
