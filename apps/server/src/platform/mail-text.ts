import { oneLine } from '@garden/contract';
import { createI18n, type Locale, languageTags } from '@garden/i18n';
import { languageOf } from '@garden/i18n/language-of';
import type { Mail } from './mailer.ts';

/** A sentence with what fills it, where a mail has several alike. */
export type MailLine = { readonly message: string; readonly params: MailParams };

/** Apple's programs would turn numbers, dates and places into links. */
const NO_DETECTION =
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">';

/** A mail as sentences of the catalogue with `{name}` placeholders. */
export type MailText = { readonly subject: string; readonly lines: readonly (string | MailLine)[] };

export type Recipient = { readonly to: string; readonly locale: Locale };

/**
 * What fills the placeholders; those whose name ends in `Url` become links. All others but `email`, the recipient's own,
 * are taken for something that people wrote, and are broken up where a mail program would make a link of them. A `title`
 * is more than a name: it keeps the language that it is written in.
 */
export type MailParams = Readonly<Record<string, string | number>>;

/** Writes a mail in the recipient's language; a line of digits alone is shown large. */
export function composeMail(
  { to, locale }: Recipient,
  { subject, lines }: MailText,
  params: MailParams,
): Mail {
  const i18n = createI18n(locale);
  const say = (message: string, filling: MailParams) => i18n._(message, fillingOf(filling));
  const written = [...lines, /*i18n*/ 'Your Grape Garden'].map((line) => {
    const { message, params: own } = typeof line === 'string' ? { message: line, params } : line;
    return { text: say(message, own), urls: urlsOf(own), title: fillingOf(own).title };
  });
  const paragraphs = written.map((line) => toParagraph(line, languageTags[locale]));
  return {
    to,
    subject: say(subject, params),
    text: `${written.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${languageTags[locale]}"><head>${NO_DETECTION}</head><body>${paragraphs.join('')}</body></html>`,
  };
}

/** What people wrote may not begin a new line, in a subject least of all, and leads nowhere. */
function fillingOf(params: MailParams): MailParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : fill(name, value),
    ]),
  );
}

function fill(name: string, value: string): string {
  const line = oneLine(value);
  return name.endsWith('Url') || name === 'email' ? line : withoutLinks(line);
}

/** The dots of a host name, as browsers read them, and those that look so. */
const DOTS = '.\u3002\uff0e\uff61\u2024\ufe52';

/**
 * A text in which no mail program finds an address: of a site, with or without `http`, of a mailbox, of a file server.
 * A space that everyone sees parts it, since programs leave out invisible characters before they look.
 */
function withoutLinks(text: string): string {
  return text
    .replace(new RegExp(`(?<=\\S[${DOTS}])(?=[^\\s${DOTS}])`, 'gu'), ' ')
    .replace(/(?<=\p{L}[:\uff1a])(?=\S)/gu, ' ')
    .replace(/(?<=\S[@\uff20])(?=\S)/gu, ' ')
    .replace(/(?<=\\)(?=\S)/gu, ' ');
}

function urlsOf(params: MailParams): string[] {
  return Object.entries(fillingOf(params)).flatMap(([name, value]) =>
    name.endsWith('Url') ? [`${value}`] : [],
  );
}

type Written = { readonly text: string; readonly urls: readonly string[]; readonly title: unknown };

function toParagraph({ text: line, urls, title }: Written, around: string): string {
  if (/^\d+$/.test(line)) return `<p style="font-size:2em;letter-spacing:0.2em"><strong>${line}</strong></p>`;
  const linked = urls
    .map(escapeHtml)
    .reduce((text, url) => text.replaceAll(url, () => `<a href="${url}">${url}</a>`), escapeHtml(line));
  return `<p>${typeof title === 'string' ? inItsLanguage(linked, escapeHtml(title), around) : linked}</p>`;
}

function inItsLanguage(text: string, quoted: string, around: string): string {
  const language = languageOf(quoted);
  if (language === undefined || language === around) return text;
  return text.replace(quoted, () => `<span lang="${language}">${quoted}</span>`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
