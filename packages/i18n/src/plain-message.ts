/** A sentence cut at its placeholders, as Lingui reads it at run time. */
export type PlainTokens = (string | [name: string])[];

/**
 * Compiles a sentence that has `{name}` placeholders and nothing more of ICU.
 *
 * Catalogues hold every sentence that needs the full parser; with this one at run time the parser itself
 * stays out of the browser, and an English sentence without a row still fills its placeholders.
 */
export function compilePlainMessage(message: string): PlainTokens {
  const tokens: PlainTokens = [];
  for (const [index, piece] of message.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 1) tokens.push([piece]);
    else if (piece !== '') tokens.push(piece);
  }
  return tokens;
}
