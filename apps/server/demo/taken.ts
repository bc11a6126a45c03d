import { diaryImage } from '../src/features/diary/pictures/diary-image.ts';
import type { Context } from '../src/http/context.ts';
import { workOnPicture } from '../src/platform/picture-work.ts';
import { scenes } from './scenes.ts';

type Taken = { readonly scene: keyof typeof scenes; readonly alt: string };

/** Pictures that some took, by the part of the address before the @, then by week and weekday counted from the end. */
const taken: Readonly<Record<string, Readonly<Record<string, readonly Taken[]>>>> = {
  maya: {
    '4.2': [{ scene: 'sheet', alt: 'Dona Fernanda’s routes of the day, under the bananas' }],
    '4.3': [
      { scene: 'crates', alt: 'A strip of the route on each crate, by Senhor Matos' },
      { scene: 'train', alt: 'The Douro from the train' },
    ],
    '2.5': [{ scene: 'river', alt: 'The whole office at the river' }],
    '0.3': [{ scene: 'crates', alt: 'What goes into van three on Monday' }],
  },
  linmei: {
    '6.5': [{ scene: 'noodles', alt: '高峰过后的碗片儿川' }],
    '4.1': [{ scene: 'river', alt: '台州外婆家门前的傍晚' }],
    '4.2': [{ scene: 'sheet', alt: '费尔南达太太的路线单，压在一串香蕉底下' }],
    '1.5': [{ scene: 'rain', alt: '上午的大雨，三墩' }],
  },
};

/** Sends the pictures of an entry; tells how the diary shows them. */
export async function takePictures(
  ctx: Context,
  name: string,
  place: string,
): Promise<{ file: string; alt: string }[]> {
  const pictures = [];
  for (const { scene, alt } of taken[name]?.[place] ?? []) {
    const drawn = Buffer.from(scenes[scene]);
    const png = await workOnPicture((open) => open(drawn, {}).png().toBuffer());
    const { file } = await diaryImage(ctx, { image: `data:image/png;base64,${png.toString('base64')}` });
    pictures.push({ file, alt });
  }
  return pictures;
}
