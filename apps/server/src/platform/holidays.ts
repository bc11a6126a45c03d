import type { DiaryDay } from '@garden/calendar';

/** A name in both languages of the product. */
export type BothNames = { readonly en: string; readonly zh: string };

/** What the public calendar of a region says of some years. */
export type PublicDays = {
  /** Public holidays, by their names; half days are worked and not among them. */
  readonly free: ReadonlyMap<DiaryDay, BothNames>;
  /** Make-up days: worked although their weekday is free. */
  readonly worked: ReadonlySet<DiaryDay>;
};

export type Region = {
  /** A country or territory (ISO 3166-1: `CN`), or a part of one (`DE-BY`, `DE-BY-A`). */
  readonly code: string;
  readonly name: string;
};

/** A country or territory, with those parts of it that have holidays of their own. */
export type Country = Region & { readonly parts: readonly Region[] };

/** Public holidays around the world. */
export type Holidays = {
  /** The days of a region, both years included; none without a region. */
  between(region: string | null, firstYear: number, lastYear: number): Promise<PublicDays>;
  /** Every region that `between` knows, by name in one language. */
  countries(locale: keyof BothNames): Promise<readonly Country[]>;
  isRegion(code: string): Promise<boolean>;
};

export const NO_PUBLIC_DAYS: PublicDays = { free: new Map(), worked: new Set() };

/** The days of several years as one. */
export function joinYears(years: readonly PublicDays[]): PublicDays {
  return {
    free: new Map(years.flatMap(({ free }) => [...free])),
    worked: new Set(years.flatMap(({ worked }) => [...worked])),
  };
}

/** Holidays by hand, for tests: each region with all of its days. */
export function createFixedHolidays(regions: Readonly<Record<string, PublicDays>>): Holidays {
  const listed = Object.keys(regions).map((code) => ({ code, name: code, parts: [] }));
  return {
    between: async (region) => (region === null ? undefined : regions[region]) ?? NO_PUBLIC_DAYS,
    countries: async () => listed,
    isRegion: async (code) => Object.hasOwn(regions, code),
  };
}
