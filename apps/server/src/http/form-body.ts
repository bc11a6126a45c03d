import type { IncomingFile } from '@garden/contract';
import { Refusal } from './refusal.ts';

/** Bytes of the names of a part, and of a field that is no file; how many of these a form may have. */
const MOST_HEAD = 8 * 1024;
const MOST_FIELD = 64 * 1024;
const MOST_FIELDS = 20;
const LINE = '\r\n';

/** What a form holds up to its file, which is read by who uses it; what stands behind the file is dropped. */
export type Form = Readonly<Record<string, string | IncomingFile>>;

/** The boundary that a form's media type names; undefined where it is none. */
export function boundaryOf(mediaType: string | undefined): string | undefined {
  const [, quoted, bare] =
    /^multipart\/form-data;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(mediaType ?? '') ?? [];
  return quoted ?? bare;
}

/**
 * Reads a form (RFC 7578) as it comes, so that never more than a piece of its file is held.
 * @throws Refusal `formInvalid` where it is none
 */
export async function readForm(boundary: string, body: AsyncIterable<Buffer>): Promise<Form> {
  const mark = `--${boundary}`;
  const reader = new FormReader(body);
  const form = new Map<string, string | IncomingFile>();
  await reader.takeUntil(mark, MOST_HEAD);
  for (;;) {
    if ((await reader.take(2)) !== LINE) return Object.fromEntries(form);
    const head = namesIn(await reader.takeUntil(`${LINE}${LINE}`, MOST_HEAD));
    if (head.file !== undefined) {
      const content = reader.piecesUntil(`${LINE}${mark}`);
      form.set(head.name, { name: head.file, mediaType: head.mediaType, content });
      return Object.fromEntries(form);
    }
    form.set(head.name, await reader.takeUntil(`${LINE}${mark}`, MOST_FIELD));
    if (form.size > MOST_FIELDS) throw formInvalid();
  }
}

const formInvalid = () => new Refusal(400, 'formInvalid');

function namesIn(head: string): { name: string; file: string | undefined; mediaType: string } {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1] ?? '';
  const name = /\bname="([^"]*)"/.exec(disposition.replace(/\bfilename\*?=("[^"]*"|\S+)/, ''))?.[1];
  if (name === undefined) throw formInvalid();
  const file = /\bfilename="([^"]*)"/.exec(disposition)?.[1];
  const mediaType = /^content-type:\s*([^\s;]+)/im.exec(head)?.[1] ?? '';
  return { name, file, mediaType: mediaType.toLowerCase() };
}

/** Takes what comes apart where marks stand. */
class FormReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(body: AsyncIterable<Buffer>) {
    this.#pieces = body[Symbol.asyncIterator]();
  }

  /** So many bytes as text. */
  async take(bytes: number): Promise<string> {
    while (this.#held.length < bytes) await this.#holdMore();
    return this.#cut(bytes).toString('utf8');
  }

  /** What stands before a mark, which is dropped. */
  async takeUntil(mark: string, most: number): Promise<string> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at > most || (at < 0 && this.#held.length > most + mark.length)) throw formInvalid();
      if (at >= 0) {
        const text = this.#cut(at).toString('utf8');
        this.#cut(mark.length);
        return text;
      }
      await this.#holdMore();
    }
  }

  /** The same piece by piece, to the end of the mark. */
  async *piecesUntil(mark: string): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        if (at > 0) yield this.#cut(at);
        this.#cut(mark.length);
        return;
      }
      // The mark may have begun.
      const sure = this.#held.length - mark.length;
      if (sure > 0) yield this.#cut(sure);
      await this.#holdMore();
    }
  }

  async #holdMore(): Promise<void> {
    const { value, done } = await this.#pieces.next();
    if (done) throw formInvalid();
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
  }

  #cut(bytes: number): Buffer {
    const head = this.#held.subarray(0, bytes);
    this.#held = this.#held.subarray(bytes);
    return head;
  }
}
