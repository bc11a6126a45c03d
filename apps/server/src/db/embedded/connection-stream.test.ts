import { describe, expect, test } from 'vitest';
import { ConnectionStream } from './connection-stream.ts';
import { bodyOf, FRAME, frame, framesOf, queryFrame } from './frames.ts';

const startUp = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

function openStream() {
  const batches: Buffer[] = [];
  const drops: (Uint8Array | undefined)[] = [];
  const stream = new ConnectionStream(7, {
    submit: (_connection, bytes) => batches.push(Buffer.from(bytes)),
    drop: (_connection, farewell) => drops.push(farewell),
  });
  return { stream, batches, drops };
}

function namesIn(bytes: Buffer): string[] {
  return [...framesOf(bytes)].map((each) => bodyOf(each.bytes).toString());
}

const parse = frame(FRAME.parse, Buffer.from('\0select 1\0\0\0'));
const sync = frame(FRAME.sync, Buffer.alloc(0));

describe('ConnectionStream', () => {
  test('greets as a server does, and passes batches on', () => {
    const { stream, batches } = openStream();
    stream.write(Buffer.concat([startUp, queryFrame('select 1')]));
    const greeting: Buffer = stream.read();
    expect(greeting[0]).toBe('R'.charCodeAt(0));
    expect(greeting.subarray(-6)).toEqual(frame(FRAME.ready, Buffer.from('I')));
    expect(batches).toEqual([queryFrame('select 1')]);
  });

  test('puts a batch together from single bytes', () => {
    const { stream, batches } = openStream();
    for (const byte of Buffer.concat([startUp, queryFrame('select 1'), queryFrame('select 2')])) {
      stream.write(Buffer.from([byte]));
    }
    expect(batches).toEqual([queryFrame('select 1'), queryFrame('select 2')]);
  });

  test('holds an extended query back until it is whole', () => {
    const { stream, batches } = openStream();
    const bind = frame(FRAME.bind, Buffer.from('\0\0\0\0\0\0\0\0'));
    stream.write(Buffer.concat([startUp, parse]));
    stream.write(bind);
    expect(batches).toEqual([]);
    stream.write(sync);
    expect(batches).toEqual([Buffer.concat([parse, bind, sync])]);
  });

  test('passes batches on together that were written together', () => {
    const { stream, batches } = openStream();
    stream.write(Buffer.concat([startUp, queryFrame('select 1'), queryFrame('select 2'), parse]));
    expect(batches).toEqual([Buffer.concat([queryFrame('select 1'), queryFrame('select 2')])]);
    stream.cork();
    stream.write(sync);
    stream.write(queryFrame('select 3'));
    stream.uncork();
    expect(batches.slice(1)).toEqual([Buffer.concat([parse, sync, queryFrame('select 3')])]);
  });

  test('gives prepared statements names of their own and closes them at the end', async () => {
    const { stream, batches, drops } = openStream();
    const parse = frame(FRAME.parse, Buffer.from('find\0select 1\0\0\0'));
    const bind = frame(FRAME.bind, Buffer.from('\0find\0\0\0\0\0\0\0'));
    const describeIt = frame(FRAME.describe, Buffer.from('Sfind\0'));
    stream.write(Buffer.concat([startUp, parse, bind, describeIt, sync]));
    expect(namesIn(batches[0] ?? Buffer.alloc(0))).toEqual([
      '7:find\0select 1\0\0\0',
      '\x007:find\0\0\0\0\0\0\0',
      'S7:find\0',
      '',
    ]);
    stream.destroy();
    await new Promise((resolve) => stream.once('close', resolve));
    expect(drops.map((farewell) => farewell && namesIn(Buffer.from(farewell)))).toEqual([['S7:find\0', '']]);
  });
});
