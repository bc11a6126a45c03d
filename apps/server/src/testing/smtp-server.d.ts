/** The part of smtp-server that tests use; the package brings no types. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream';

  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean;
      disabledCommands?: readonly string[];
      onData(stream: Readable, session: unknown, callback: (error?: Error) => void): void;
    });
    listen(port: number, host: string, callback: () => void): { address(): unknown };
    close(callback: () => void): void;
  }
}
