/** What each list of the search page is given. */
export type ResultsProps = {
  keyword: string;
  /** A result is opened. */
  onOpen: () => void;
};

/** How the lists of the search page are read: the page itself shows what fails. */
export const readingFor = (keyword: string) =>
  ({ failure: 'none', enabled: keyword !== '', keepPrevious: true }) as const;
