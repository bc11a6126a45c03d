/** Where a picture is read, and where a small still one is. */
export function imageUrls(file: string): { url: string; thumbnail: string } {
  const url = `/files/diaries/${file}`;
  return { url, thumbnail: url.replace(/\.webp$/, '-small.webp') };
}

const MEME = /^meme:([a-z]{32}\.webp)$/;

/** The file of the sticker that an expression names; undefined for an emoji. */
export function memeOf(expression: string): string | undefined {
  return MEME.exec(expression)?.[1];
}

/** Where the sticker of an expression is read; undefined for an emoji. */
export function memeUrl(expression: string): string | undefined {
  const file = memeOf(expression);
  return file && `/files/memes/${file}`;
}
