/** Draws the icons of the installed app from apps/web/public/icon.svg; run it when that changes. */
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../apps/web/public');
const PAPER = '#fbfaf6';
const CLEAR = '#0000';

/** `part`: how much of the side the drawing takes; what may be cut to a circle keeps to its inner four fifths. */
const icons = [
  { name: '192', side: 192, part: 1, ground: CLEAR },
  { name: '512', side: 512, part: 1, ground: CLEAR },
  { name: 'maskable-512', side: 512, part: 0.56, ground: PAPER },
  { name: 'apple-touch-icon', side: 180, part: 0.7, ground: PAPER },
];

for (const { name, side, part, ground } of icons) {
  const drawing = Math.round(side * part);
  const grapes = await sharp(join(folder, 'icon.svg'), { density: 1200 })
    .resize(drawing, drawing, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input: grapes, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(join(folder, 'icons', `${name}.png`));
}
