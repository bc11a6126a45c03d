/** The form in which reads are kept; another number leaves those of earlier builds unread. */
export const FORM = 1;

/** What was read of a call, as it rests on this device. */
export type KeptRead = {
  readonly form: number;
  readonly userId: string;
  /** The path of the call. */
  readonly path: string;
  /** The hash of its query, which is the query's key as JSON: the path, what was asked, whether it is a list of pages. */
  readonly key: string;
  /** When the server said it, in milliseconds since 1970. */
  readonly at: number;
  readonly data: unknown;
};
