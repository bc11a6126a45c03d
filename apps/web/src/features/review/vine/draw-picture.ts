import { drawBrand } from '../../../components/paper/brand.ts';
import { palettes, type Tone } from '../../../components/paper/palettes.ts';
import { drawPaper } from '../../../components/paper/paper.ts';
import { FOOT, pictureSize, type Scene } from './vine-picture.tsx';

/** How many pixels of the picture one of the drawing becomes. */
const SCALE = 3;
/** From one ruled line to the next, in the drawing's measure. */
const RULE = 34;

const themes: Record<Tone, 'light' | 'dark'> = { day: 'light', dusk: 'dark' };

export type VineImage = {
  readonly scene: Scene;
  /** `VinePicture` of the scene. */
  readonly drawing: SVGElement;
  readonly tone: Tone;
  readonly brand: string;
  /** The family of headings. */
  readonly serif: string;
};

/** Draws a vine on the paper that lines of wisdom are shared on; the canvas takes the size that the vine needs. */
export async function drawPicture(canvas: HTMLCanvasElement, image: VineImage): Promise<void> {
  const { scene, drawing, tone, brand, serif } = image;
  const bunches = await decode(inColours(new XMLSerializer().serializeToString(drawing), themes[tone]));
  const { width, height, edge, head } = pictureSize(scene);
  const sheet = {
    width: width * SCALE,
    height: height * SCALE,
    words: {
      x: edge * SCALE,
      y: head * SCALE,
      width: (width - 2 * edge) * SCALE,
      height: (height - head - FOOT) * SCALE,
    },
  };
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.lang = scene.locale;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  drawPaper(pen, sheet, palettes[tone], RULE * SCALE, sheet.words.y);
  pen.drawImage(bunches, 0, 0, sheet.width, sheet.height);
  drawBrand(pen, sheet, palettes[tone], brand, serif);
}

async function decode(drawing: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** As a theme has them, whichever the page wears: a picture is the same in either. */
function inColours(drawing: string, theme: 'light' | 'dark'): string {
  const probe = document.createElement('span');
  probe.dataset.theme = theme;
  document.body.append(probe);
  const colours = getComputedStyle(probe);
  const coloured = drawing.replaceAll(/var\((--color-[\w-]+)\)/g, (_, name: string) => {
    probe.style.color = `var(${name})`;
    return colours.color;
  });
  probe.remove();
  return coloured;
}
