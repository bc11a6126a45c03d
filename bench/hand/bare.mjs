/**
 * The least that React needs to show the same text: a press replaces what stands there by the next text, each line an
 * element of its own.
 */
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Bare({ texts }) {
  const [shown, show] = useState(0);
  useEffect(() => {
    const next = () => show((now) => now + 1);
    addEventListener('keydown', next);
    return () => removeEventListener('keydown', next);
  }, []);
  const lines = texts[shown % texts.length].split('\n');
  return createElement(
    'main',
    { id: `text-${shown}` },
    lines.map((line, index) => createElement('p', { key: `${shown} ${index}` }, line)),
  );
}

globalThis.showBare = (texts) =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Bare, { texts }));
