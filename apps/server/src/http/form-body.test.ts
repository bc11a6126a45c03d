import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundaryOf, type Form, readForm } from './form-body.ts';

/** A body in pieces of some size. */
async function* inPieces(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

async function contentOf(form: Form, name = 'file'): Promise<Buffer> {
  const file = form[name];
  if (file === undefined || typeof file === 'string') throw new Error('no file');
  const pieces: Uint8Array[] = [];
  for await (const piece of file.content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A form as browsers write it. */
async function formOf(content: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([content], 'Übung "1".webm', { type: 'audio/webm' }));
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type') ?? '');
  if (boundary === undefined) throw new Error('no boundary');
  return { boundary, body: Buffer.from(await response.arrayBuffer()) };
}

describe('a form', () => {
  test('gives its fields and its file back, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 200 }),
        async (bytes, size) => {
          const content = Uint8Array.from(bytes);
          const { boundary, body } = await formOf(content, { language: '中文' });
          const form = await readForm(boundary, inPieces(body, size));
          expect(form.language).toBe('中文');
          expect(form.file).toMatchObject({ mediaType: 'audio/webm' });
          expect(await contentOf(form)).toEqual(Buffer.from(content));
        },
      ),
    );
  });

  test('takes a file in which its mark begins again and again', async () => {
    const { boundary } = await formOf(new Uint8Array());
    const content = Buffer.from(`\r\n--${boundary.slice(0, -1)}\r\n--`.repeat(50));
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    for (const size of [1, 7, 64, 4096])
      expect(await contentOf(await readForm(boundary, inPieces(body, size)))).toEqual(content);
  });

  test('without a file has its fields alone', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="colour"\r\n\r\nred\r\n--x--\r\n';
    expect(await readForm('x', inPieces(Buffer.from(body), 5))).toEqual({ colour: 'red' });
  });

  test.each([
    ['nothing', ''],
    ['another boundary', '--y\r\n\r\n'],
    ['no name', '--x\r\nContent-Type: text/plain\r\n\r\nred\r\n--x--'],
    ['an endless field', `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(70_000)}`],
    ['an endless head', `--x\r\nContent-Disposition: form-data; ${'a'.repeat(70_000)}`],
  ])('is not %s', async (_, body) => {
    await expect(readForm('x', inPieces(Buffer.from(body), 1000))).rejects.toMatchObject({
      key: 'formInvalid',
    });
  });

  test('that breaks off in its file says so', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf a file';
    const form = await readForm('x', inPieces(Buffer.from(body), 10));
    await expect(contentOf(form)).rejects.toMatchObject({ key: 'formInvalid' });
  });
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['application/json; boundary=abc', undefined],
  [undefined, undefined],
])('the boundary of %s is %s', (mediaType, boundary) => {
  expect(boundaryOf(mediaType)).toBe(boundary);
});
