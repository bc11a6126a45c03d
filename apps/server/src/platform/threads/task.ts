/**
 * Work that a thread may do instead of the main one: a pure function of the product. What it takes and gives back is
 * copied from thread to thread, so it is plain data; a refusal travels as a value, since an error would lose its class.
 */
export type ThreadTask<Input, Output> = {
  /** `<area>/<topic>/<what>`; by this name it stands in `thread-tasks.ts`. */
  readonly name: string;
  readonly run: (input: Input) => Output;
  /** Roughly how many characters it works through. */
  readonly weigh: (input: Input) => number;
};

/** Declares work for threads; `thread-tasks.ts` names the file that it stands in. */
export function threadTask<Input, Output>(
  name: string,
  run: (input: Input) => Output,
  weigh: (input: Input) => number,
): ThreadTask<Input, Output> {
  return { name, run, weigh };
}
