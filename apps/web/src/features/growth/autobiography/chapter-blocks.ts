import type { BookLine } from '@garden/contract';

export type PictureLine = BookLine & { readonly picture: NonNullable<BookLine['picture']> };

/** A line of text, or pictures that follow each other. */
export type Block = { readonly line: BookLine } | { readonly pictures: readonly PictureLine[] };

export const isPicture = (line: BookLine): line is PictureLine => line.picture !== null;

/** The lines of a chapter in their order, pictures that follow each other as one. */
export function blocksOf(lines: readonly BookLine[]): Block[] {
  const blocks: (Block & { pictures?: PictureLine[] })[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!isPicture(line)) blocks.push({ line });
    else if (last?.pictures) last.pictures.push(line);
    else blocks.push({ pictures: [line] });
  }
  return blocks;
}
