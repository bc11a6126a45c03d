const LANGUAGES = {
  en: { changed: 'Last changed: ', between: ' ' },
  zh: { changed: '最后修改：', between: '' },
};
/** “What is stored” is the second section in each language. */
const STORED = 2;

/**
 * The privacy policy with its date, and with what it says is stored; the other sections stay as they are.
 * @param {string} text the policy
 * @param {{ changed: string, stored: { title: object, sentences: object[] }[] }} told `privacy-policy.tables.json`
 * @param {'en' | 'zh'} language
 */
export function writePolicy(text, { changed, stored }, language) {
  const { changed: label, between } = LANGUAGES[language];
  const parts = text.split(/^(## .*\n)/m);
  const paragraphs = stored.map(
    ({ title, sentences }) =>
      `**${title[language]}** ${sentences.map((sentence) => sentence[language]).join(between)}\n\n`,
  );
  parts[0] = parts[0].replace(/^.*\n/, `${label}${changed}\n`);
  parts[2 * STORED] = `\n${paragraphs.join('')}`;
  return parts.join('');
}
