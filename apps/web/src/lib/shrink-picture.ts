const SIDE = 512;
const QUALITY = 0.85;

/**
 * Cuts the middle square out of a picture and shrinks it to at most 512 px.
 * @returns a WebP, or a JPEG where the browser cannot write WebP, as a data URL
 * @throws where the file is no picture that this browser can read
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const cut = Math.min(picture.width, picture.height);
  const side = Math.min(cut, SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  // A JPEG has no transparency: what is clear becomes paper, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  pen.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  const webp = canvas.toDataURL('image/webp', QUALITY);
  // Asked for a kind it does not know, a browser answers with PNG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY);
}
