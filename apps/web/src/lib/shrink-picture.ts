/** The longest side of a picture that is sent, in pixels, which is what the server keeps. */
export const PICTURE_SIDE = 2048;
const SQUARE = 512;
const QUALITY = 0.85;

/** A part of a picture: the left and upper edge, width and height. */
type Part = readonly [left: number, top: number, width: number, height: number];

/**
 * Cuts the middle square out of a picture and shrinks it to at most 512 px.
 * @returns a WebP, or a JPEG where the browser cannot write WebP, as a data URL
 * @throws where the file is no picture that this browser can read
 */
export function shrinkPicture(file: Blob): Promise<string> {
  return redraw(file, ({ width, height }) => {
    const cut = Math.min(width, height);
    return { part: [(width - cut) / 2, (height - cut) / 2, cut, cut], scale: Math.min(1, SQUARE / cut) };
  });
}

/**
 * Shrinks a whole picture until no side is longer than told, in pixels.
 * @returns and throws like `shrinkPicture`
 */
function fitPicture(file: Blob, side: number): Promise<string> {
  return redraw(file, ({ width, height }) => ({
    part: [0, 0, width, height],
    scale: Math.min(1, side / Math.max(width, height)),
  }));
}

async function redraw(
  file: Blob,
  plan: (picture: ImageBitmap) => { part: Part; scale: number },
): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { part, scale } = plan(picture);
  const [width, height] = [part[2] * scale, part[3] * scale].map((length) => Math.max(1, Math.round(length)));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  // A JPEG has no transparency: what is clear becomes paper, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, ...part, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = canvas.toDataURL('image/webp', QUALITY);
  // Asked for a kind it does not know, a browser answers with PNG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY);
}

/**
 * A picture as a server takes it: a GIF as it is, since it would lose its motion; any other shrunk like `fitPicture`.
 * @returns and throws like `shrinkPicture`
 */
export function pictureToSend(file: Blob, side: number): Promise<string> {
  return file.type === 'image/gif' ? asDataUrl(file) : fitPicture(file, side);
}

/** A file as it is, as a data URL. */
export function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
