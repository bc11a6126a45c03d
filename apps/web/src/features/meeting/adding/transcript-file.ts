const ENDING = /\.(?:txt|md|markdown|vtt|srt)$/iu;

/** Whether a file is called like a transcript. */
export const isTranscriptName = (name: string): boolean => ENDING.test(name);

/** What a meeting is called after its file: `2026-05-11 Price_talk.vtt` is "2026-05-11 Price talk". */
export const titleOfFile = (name: string): string =>
  name.replace(ENDING, '').replaceAll('_', ' ').replaceAll(/\s+/gu, ' ').trim();

/**
 * The text of a file: UTF-8, UTF-16 where it says so, or what Chinese systems wrote before.
 * @throws TypeError where it is none of these
 */
export async function readTranscriptFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) throw new TypeError('The file is no text');
  return text;
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  if (isLittle || isBig) return decodeAs(isLittle ? 'utf-16le' : 'utf-16be', bytes);
  return decodeAs('utf-8', bytes) ?? decodeAs('gb18030', bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
