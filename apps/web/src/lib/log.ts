/** Logs a failure to the browser's console where the user is not to be interrupted; `cause` is shown as it is. */
export function logFailure(what: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.error(what, cause);
}
