/**
 * Frames of the PostgreSQL wire protocol: one type byte, four bytes of length (itself included), then the body.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 */

const HEADER = 5;

export const FRAME = {
  bind: 0x42,
  close: 0x43,
  commandComplete: 0x43,
  dataRow: 0x44,
  describe: 0x44,
  error: 0x45,
  flush: 0x48,
  notification: 0x41,
  parse: 0x50,
  query: 0x51,
  ready: 0x5a,
  sync: 0x53,
  terminate: 0x58,
} as const;

/** Transaction states that ReadyForQuery tells, as bytes: `I`, `T`, `E`. */
export const IDLE = 0x49;

export type Frame = { type: number; bytes: Buffer };

/** Length of the frame that begins at `offset`, or undefined while its header is incomplete. */
export function frameLength(bytes: Buffer, offset: number): number | undefined {
  return bytes.length - offset < HEADER ? undefined : bytes.readUInt32BE(offset + 1) + 1;
}

/** Cuts bytes that hold whole frames only. Throws a RangeError on a torn frame. */
export function* framesOf(bytes: Buffer): Generator<Frame> {
  let offset = 0;
  while (offset < bytes.length) {
    const length = frameLength(bytes, offset);
    if (length === undefined || offset + length > bytes.length) throw new RangeError('torn protocol frame');
    yield { type: bytes.readUInt8(offset), bytes: bytes.subarray(offset, offset + length) };
    offset += length;
  }
}

export function frame(type: number, body: Buffer): Buffer {
  const header = Buffer.allocUnsafe(HEADER);
  header.writeUInt8(type, 0);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

/** The frame's body up to the first NUL from `start` on, and where the rest begins. */
export function readText(body: Buffer, start = 0): { text: string; next: number } {
  const end = body.indexOf(0, start);
  return { text: body.toString('utf8', start, end), next: end + 1 };
}

export function bodyOf(frameBytes: Buffer): Buffer {
  return frameBytes.subarray(HEADER);
}

export function queryFrame(sql: string): Buffer {
  return frame(FRAME.query, Buffer.from(`${sql}\0`));
}

/** An ErrorResponse with severity, SQLSTATE and message. */
export function errorFrame(severity: 'ERROR' | 'FATAL', code: string, message: string): Buffer {
  return frame(
    FRAME.error,
    Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message.replaceAll('\0', '')}\0\0`),
  );
}

/** The SQLSTATE of an ErrorResponse. */
export function errorCode(frameBytes: Buffer): string | undefined {
  const body = bodyOf(frameBytes);
  let offset = 0;
  while (offset < body.length && body[offset] !== 0) {
    const { text, next } = readText(body, offset + 1);
    if (body[offset] === 0x43) return text;
    offset = next;
  }
  return undefined;
}
