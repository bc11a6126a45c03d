import { productName } from '@garden/contract';
import { i18n } from '@lingui/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { saveFile } from '../../../lib/save-file.ts';
import { type Scene, type Surroundings, VinePicture } from './vine-picture.tsx';

/** How many pixels of the picture one of the drawing becomes. */
const SCALE = 3;

/** Saves a picture of the vine in the colours that the page has now, which come along in it. */
export async function savePicture(scene: Scene, kind: 'png' | 'svg'): Promise<void> {
  const drawing = draw(scene);
  const name = `${scene.title} ${scene.subtitle}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  const content = kind === 'svg' ? new TextEncoder().encode(drawing) : await toPng(drawing);
  saveFile({ name: `${name}.${kind}`, mediaType: kind === 'svg' ? 'image/svg+xml' : 'image/png', content });
}

function draw(scene: Scene): string {
  const style = getComputedStyle(document.documentElement);
  const around: Surroundings = {
    sans: style.getPropertyValue('--font-sans').trim().replaceAll('"', "'"),
    serif: style.getPropertyValue('--font-serif').trim().replaceAll('"', "'"),
    brand: i18n._(productName),
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<VinePicture scene={scene} around={around} />));
  const svg = place.firstElementChild;
  const text = svg ? new XMLSerializer().serializeToString(svg) : '';
  root.unmount();
  return text.replaceAll(/var\((--color-[\w-]+)\)/g, (_, name: string) => colourOf(name));
}

/** As every program reads it: drawn once, since the page's own colours are in a notation that few know. */
function colourOf(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return color;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

async function toPng(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  } finally {
    URL.revokeObjectURL(address);
  }
}
