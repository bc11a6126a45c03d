/** Says in the browser's console what went wrong where nobody is to be interrupted; `cause` is shown as it is. */
export function logFailure(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.error(what, cause);
}
