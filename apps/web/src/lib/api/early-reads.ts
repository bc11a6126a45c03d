declare global {
  interface Window {
    /** Set by the inline script of index.html: what the first page reads, asked for while the scripts load. */
    earlyReads?: { readonly token: string; readonly answers: Record<string, Promise<Response>> };
  }
}

/** Takes the answer to a read that the inline script has asked for, once; nothing for another session or where it failed. */
export function takeEarlyRead(
  address: string,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const early = window.earlyReads;
  const answer = early?.answers[address];
  if (early === undefined || answer === undefined) return undefined;
  delete early.answers[address];
  return early.token === token ? answer.catch(() => undefined) : undefined;
}
