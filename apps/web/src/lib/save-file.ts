/** What a call that answers with a file gives. */
type ReceivedFile = {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/** Long enough for every browser to have begun. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves it as a download. */
export function saveFile({ name, mediaType, content }: ReceivedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
