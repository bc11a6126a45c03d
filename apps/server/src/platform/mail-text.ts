import { createI18n, type Locale } from '@garden/i18n';
import type { Mail } from './mailer.ts';

/** A mail as sentences of the catalogue with `{name}` placeholders. */
export type MailText = { readonly subject: string; readonly lines: readonly string[] };

export type Recipient = { readonly to: string; readonly locale: Locale };

/** What fills the placeholders; those whose name ends in `Url` become links, and no other address does. */
export type MailParams = Readonly<Record<string, string | number>>;

/** Writes a mail in the recipient's language; a line of digits alone is shown large. */
export function composeMail(
  { to, locale }: Recipient,
  { subject, lines }: MailText,
  params: MailParams,
): Mail {
  const i18n = createI18n(locale);
  const filled = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, toOneLine(value)]));
  const urls = Object.entries(filled).flatMap(([name, value]) => (name.endsWith('Url') ? [`${value}`] : []));
  const said = [...lines, /*i18n*/ 'Your Grape Garden'].map((line) => i18n._(line, filled));
  return {
    to,
    subject: i18n._(subject, filled),
    text: `${said.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><body>${said.map((line) => toParagraph(line, urls)).join('')}</body></html>`,
  };
}

/** What people wrote may not begin a new line, in a subject least of all. */
function toOneLine(value: string | number): string | number {
  return typeof value === 'number' ? value : value.replace(/\s+/g, ' ');
}

function toParagraph(line: string, urls: readonly string[]): string {
  if (/^\d+$/.test(line)) return `<p style="font-size:2em;letter-spacing:0.2em"><strong>${line}</strong></p>`;
  const linked = urls
    .map(escapeHtml)
    .reduce((text, url) => text.replaceAll(url, () => `<a href="${url}">${url}</a>`), escapeHtml(line));
  return `<p>${linked}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
