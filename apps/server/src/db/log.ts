/** What the database layer needs of a logger: the shape of Fastify's (pino). */
export type DatabaseLog = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
};
