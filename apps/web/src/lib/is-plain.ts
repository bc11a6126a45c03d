/** What may begin or join a mark of Markdown, or a second line. */
const MARKS = /[\n\r\t*_`#[\]<>|~\\&=]|:\/\//;
/** What begins a list, and a rule of hyphens. */
const BEGINS = /^(?:\s|[-+](?:\s|$|-)|\d{1,9}[.)])/;

/** Whether a text is one paragraph without any formatting, which needs no formatter. */
export function isPlain(text: string): boolean {
  return !MARKS.test(text) && !BEGINS.test(text);
}
