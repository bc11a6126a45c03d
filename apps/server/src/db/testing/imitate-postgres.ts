import { createServer } from 'node:net';
import { errorFrame, FRAME, frame, framesOf } from '../embedded/frames.ts';

export type Imitation = { url: string; close: () => Promise<void> };

type Behaviour = { refuse: { code: string; message: string } } | { serverVersion: number };

const text = (value: string) => Buffer.from(`${value}\0`);
const ready = frame(FRAME.ready, Buffer.from('I'));

/** A server that says one thing of PostgreSQL's: why it refuses a login, or what version it is. */
export async function imitatePostgres(behaviour: Behaviour): Promise<Imitation> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if ('refuse' in behaviour) {
        socket.end(errorFrame('FATAL', behaviour.refuse.code, behaviour.refuse.message));
        return;
      }
      socket.write(Buffer.concat([frame(0x52, Buffer.alloc(4)), ready]));
      socket.on('data', (bytes) => {
        for (const { type } of framesOf(bytes)) {
          if (type === FRAME.query) socket.write(oneNumber(behaviour.serverVersion));
        }
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `postgres://vera:wrong@127.0.0.1:${port}/garden`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** One row of one integer column, as an answer to a simple query. */
function oneNumber(value: number): Buffer {
  const column = Buffer.concat([text('major'), Buffer.from('000000000000000000170004ffffffff0000', 'hex')]);
  const digits = Buffer.from(String(value));
  const row = Buffer.alloc(6);
  row.writeUInt16BE(1, 0);
  row.writeUInt32BE(digits.length, 2);
  return Buffer.concat([
    frame(0x54, Buffer.concat([Buffer.from([0, 1]), column])),
    frame(0x44, Buffer.concat([row, digits])),
    frame(FRAME.commandComplete, text('SELECT 1')),
    ready,
  ]);
}
