import { type Page, type PageView, type Place, pageViews, places, type TeamView } from '@garden/contract';

/** What decides which lines someone has: their roles in the teams shown, and the modules that all of these have off. */
export type Viewer = {
  readonly roles: ReadonlySet<NonNullable<Page['role']>>;
  readonly modulesOff: ReadonlySet<string>;
};

type Table = readonly Page[];

/** At most so many doors fit one scrolling row. */
export const MOST_DOORS = 7;
/** At most so many lines stand in the side bar, its groups folded as needed. */
export const MOST_LINES = 18;

/** Which lines a member of these teams has. */
export function viewerOf(teams: readonly Pick<TeamView, 'role' | 'leads' | 'rules'>[]): Viewer {
  const roles: NonNullable<Page['role']>[] = [];
  if (teams.some(({ role }) => role !== 'member')) roles.push('admin');
  if (teams.some(({ leads }) => leads)) roles.push('leader');
  if (roles.length > 0) roles.push('manager');
  const modules = Object.keys(teams[0]?.rules.modules ?? {}) as (keyof TeamView['rules']['modules'])[];
  const modulesOff = modules.filter((module) => teams.every(({ rules }) => !rules.modules[module]));
  return { roles: new Set(roles), modulesOff: new Set(modulesOff) };
}

/** Whether someone has a line for a page. */
export function sees({ roles, modulesOff }: Viewer, { role, module }: Page): boolean {
  return (role === undefined || roles.has(role)) && (module === undefined || !modulesOff.has(module));
}

/** The doors of a place, in the table's order. */
export function doorsOf(table: Table, place: Place, viewer: Viewer): Page[] {
  return table.filter(
    (page) =>
      page.place === place && page.parent === undefined && page.row === undefined && sees(viewer, page),
  );
}

/** The pages at the head of every page, or those of the Manage row. */
export function rowOf(table: Table, row: NonNullable<Page['row']>, viewer: Viewer): Page[] {
  return table.filter((page) => page.row === row && page.parent === undefined && sees(viewer, page));
}

/** The places that have a door: a place appears with its first screen. */
export function openPlaces(table: Table, viewer: Viewer): { place: Place; first: Page }[] {
  return places.flatMap((place) => {
    const [first] = doorsOf(table, place, viewer);
    return first ? [{ place, first }] : [];
  });
}

export function pageAt(table: Table, path: string): Page | undefined {
  return table.find((page) => page.path === path);
}

/** The page of its own that an address shows in place of the page at its path. */
export function viewAt({ pathname, search }: Address): PageView | undefined {
  return views.find(({ path, view }) => view === search.view && path === pathOf(pathname));
}

/** A path as the table has it. */
export const pathOf = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

type Address = { readonly pathname: string; readonly search: { readonly view?: unknown } };
const views: readonly PageView[] = pageViews;

/** The door, or the line in another row, that a page belongs to: itself, or what it stands under. */
export function doorOf(table: Table, path: string): Page | undefined {
  const page = pageAt(table, path);
  return page?.parent === undefined ? page : doorOf(table, page.parent);
}

/** How many steps a page is below its place: 1 for a door, 2 for what a door leads to. */
export function depthOf(table: Table, path: string): number {
  const parent = pageAt(table, path)?.parent;
  return parent === undefined ? 1 : 1 + depthOf(table, parent);
}

/** Where the back link of a page leads: to its parent, from the Manage row to the first door of its place. */
export function aboveOf(table: Table, path: string, viewer: Viewer): Page | undefined {
  const page = pageAt(table, path);
  if (page?.parent !== undefined) return pageAt(table, page.parent);
  return page?.row === 'manage' && page.place ? doorsOf(table, page.place, viewer)[0] : undefined;
}

/** The groups of the side bar, by the rows or places that their lines come from. */
export type NavGroup = { readonly name: 'garden' | 'team' | 'manage'; readonly lines: readonly Page[] };

/** The side bar's groups; one without a line is left out. */
export function groupsOf(table: Table, viewer: Viewer): NavGroup[] {
  const groups: NavGroup[] = [
    { name: 'garden', lines: doorsOf(table, 'garden', viewer) },
    { name: 'team', lines: doorsOf(table, 'team', viewer) },
    { name: 'manage', lines: rowOf(table, 'manage', viewer) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** What someone has folded or unfolded, the last first. */
export type Folding = readonly { readonly name: string; readonly isOpen: boolean }[];

/**
 * The groups that are open: those unfolded last come first, then the one of the page itself and those never touched in
 * their order, as long as everything fits.
 * @param room the lines left for groups, headings included
 * @param here the line of the page
 */
export function openGroups(
  groups: readonly NavGroup[],
  folding: Folding,
  room: number,
  here?: string,
): Set<string> {
  const chosen = folding.flatMap(({ name, isOpen }) =>
    groups.filter((group) => isOpen && group.name === name),
  );
  const untouched = groups.filter(({ name }) => folding.every((touched) => touched.name !== name));
  const isHere = ({ lines }: NavGroup) => lines.some(({ path }) => path === here);
  let left = room - groups.length;
  const open = new Set<string>();
  for (const { name, lines } of [...chosen, ...untouched.filter(isHere), ...untouched]) {
    if (open.has(name) || lines.length > left) continue;
    left -= lines.length;
    open.add(name);
  }
  return open;
}
