/** A picture as someone writes it: its name on the server, and what it shows in words. */
export type WrittenImage = { readonly file: string; readonly alt: string };

/**
 * Discards the pictures of a text that it does not show yet.
 * @param subject of the calls about the text
 */
export async function discardWaiting(userId: string, subject: string): Promise<void> {
  // The queue is there once a page stands; what shows no pictures does not wait for it.
  const { discardPictures } = await import('./pictures/picture-outbox.ts');
  await discardPictures(userId, subject);
}
