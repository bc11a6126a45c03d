import { encode } from 'uqr';

/** Light modules around the code, without which scanners do not find it. */
const QUIET_ZONE = 4;

export type QrPicture = {
  /** Modules along one side, the quiet zone included. */
  readonly side: number;
  /** Path data of the dark modules, one unit each. */
  readonly path: string;
};

/** A text as a QR code; a quarter of it may be covered or torn. */
export function drawQr(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) => rowRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { side: size, path: runs.join('') };
}

/** The dark stretches of a row: where each begins and how long it is. */
function rowRuns(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

const PIXELS_PER_MODULE = 24;

/** The code as a PNG, sharp enough for a poster. */
export async function qrPng({ side, path }: QrPicture): Promise<Blob> {
  const pixels = side * PIXELS_PER_MODULE;
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pixels, pixels);
  pen.scale(PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))));
  });
}
