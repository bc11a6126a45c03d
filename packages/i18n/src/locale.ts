/** The languages of the product, as the API and local storage name them. */
export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];

/** How a language is written in file names and in the `lang` attribute. */
export const languageTags = { en: 'en', zh: 'zh-Hans' } as const satisfies Record<Locale, string>;

/** Tells whether a stored or received value names a language of the product. */
function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'zh';
}

/**
 * The first language of the product among those that someone prefers.
 * @param preferred an `Accept-Language` header (weights are honoured) or `navigator.languages`, best first
 * @param fallback the answer where none fits
 */
export function matchLocale<F>(preferred: string | readonly string[] | undefined, fallback: F): Locale | F {
  const tags = typeof preferred === 'string' ? parseAcceptLanguage(preferred) : (preferred ?? []);
  for (const tag of tags) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return fallback;
}

/** Language tags of a header, heaviest first; those of weight 0 are refused languages. */
function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...attributes] = part.split(';').map((piece) => piece.trim());
      const weight = attributes.find((attribute) => attribute.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
