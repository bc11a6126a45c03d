const SEARCH = { en: 'https://search.worldcat.org/search?q=', zh: 'https://www.bing.com/search?q=' } as const;

/** Where a work is looked up, in a language: by its title and author alone. */
export function searchAddress(
  { title, author }: { readonly title: string; readonly author: string },
  locale: keyof typeof SEARCH,
): string {
  return SEARCH[locale] + encodeURIComponent(`${title} ${author}`.trim());
}
