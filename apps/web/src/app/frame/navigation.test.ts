import { type Page, pages, pageViews, places } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { sampleTeam } from '../../lib/testing/sample-team.ts';
import {
  aboveOf,
  depthOf,
  doorOf,
  doorsOf,
  groupsOf,
  MOST_DOORS,
  MOST_LINES,
  openGroups,
  openPlaces,
  rowOf,
  viewAt,
  viewerOf,
} from './navigation.ts';

const everyone = { roles: new Set<never>(), modulesOff: new Set<string>() };
const manager = { roles: new Set(['admin', 'leader'] as const), modulesOff: new Set<string>() };
const table: readonly Page[] = pages;
const paths = (found: readonly Page[]) => found.map(({ path }) => path);

const page = (path: string, rest: Partial<Page> = {}): Page => ({
  path,
  title: path,
  public: false,
  place: 'today',
  icon: 'list',
  ...rest,
});

describe('the table of pages', () => {
  test('gives every page inside a place, and each its door within two steps', () => {
    for (const { path, place, public: isPublic } of table) {
      expect(isPublic || (place !== null && places.includes(place)), path).toBe(true);
      expect(depthOf(table, path), path).toBeLessThanOrEqual(2);
      expect(doorOf(table, path), path).toBeDefined();
    }
  });

  test('has at most seven doors in a place and in the Manage row, each with an icon', () => {
    const rows = [...places.map((place) => doorsOf(table, place, manager)), rowOf(table, 'manage', manager)];
    for (const doors of rows) {
      expect(doors.length).toBeLessThanOrEqual(MOST_DOORS);
      for (const { path, icon } of doors) expect(icon, path).toBeDefined();
    }
  });

  test('names what an address shows in place of a page, which has a door to lead back to', () => {
    for (const { path, view, title } of pageViews) {
      expect(doorOf(table, path)?.path, title).toBe(path);
      expect(viewAt({ pathname: `${path}/`, search: { view } })?.title).toBe(title);
      expect(viewAt({ pathname: path, search: {} })).toBeUndefined();
    }
  });

  test('opens nothing by its path alone that needs to be named', () => {
    for (const { path, parent, detail } of table) if (detail) expect(parent, path).toBeDefined();
  });
});

describe('doors', () => {
  test('a new door is one row, and brings its place along', () => {
    const before = [page('/'), page('/home', { place: 'team' })];
    expect(openPlaces(before, everyone).map(({ place }) => place)).toEqual(['today', 'team']);
    const after = [...before, page('/grape', { place: 'garden', icon: 'flag' })];
    expect(openPlaces(after, everyone).map(({ place, first }) => [place, first.path])).toEqual([
      ['today', '/'],
      ['garden', '/grape'],
      ['team', '/home'],
    ]);
    expect(groupsOf(after, everyone).map(({ name }) => name)).toEqual(['garden', 'team']);
  });

  test('stand for their details, which lead back to them', () => {
    const rows = [page('/list'), page('/list/one', { parent: '/list', detail: true })];
    expect(paths(doorsOf(rows, 'today', everyone))).toEqual(['/list']);
    expect(doorOf(rows, '/list/one')?.path).toBe('/list');
    expect(aboveOf(rows, '/list/one', everyone)?.path).toBe('/list');
    expect(aboveOf(rows, '/list', everyone)).toBeUndefined();
  });

  test('of the Manage row are for those who may, and lead back to the place', () => {
    const rows = [
      page('/home', { place: 'team' }),
      page('/application', { place: 'team', row: 'manage', role: 'admin' }),
      page('/interview', { place: 'team', row: 'manage', role: 'leader' }),
      page('/score/groups', { place: 'team', row: 'manage', role: 'manager' }),
    ];
    expect(paths(rowOf(rows, 'manage', everyone))).toEqual([]);
    expect(
      paths(rowOf(rows, 'manage', viewerOf([sampleTeam({ id: 'a', role: 'admin', leads: false })]))),
    ).toEqual(['/application', '/score/groups']);
    expect(
      paths(rowOf(rows, 'manage', viewerOf([sampleTeam({ id: 'a', role: 'member', leads: true })]))),
    ).toEqual(['/interview', '/score/groups']);
    expect(paths(doorsOf(rows, 'team', manager))).toEqual(['/home']);
    expect(aboveOf(rows, '/application', manager)?.path).toBe('/home');
  });

  test('go with a module that every team shown has off', () => {
    const rows = [page('/home', { place: 'team' }), page('/curiosity', { place: 'team', module: 'unclear' })];
    const on = sampleTeam({ id: 'a' });
    const off = { ...on, rules: { ...on.rules, modules: { ...on.rules.modules, unclear: false } } };
    expect(paths(doorsOf(rows, 'team', viewerOf([on])))).toEqual(['/home', '/curiosity']);
    expect(paths(doorsOf(rows, 'team', viewerOf([off])))).toEqual(['/home']);
    expect(paths(doorsOf(rows, 'team', viewerOf([off, on])))).toEqual(['/home', '/curiosity']);
    expect(paths(doorsOf(rows, 'team', viewerOf([])))).toEqual(['/home', '/curiosity']);
  });
});

describe('the groups of the side bar', () => {
  const many = (count: number, rest: Partial<Page>) =>
    Array.from({ length: count }, (_, index) => page(`/${rest.row ?? rest.place}/${index}`, rest));
  const full = [
    ...many(5, { place: 'garden' }),
    ...many(7, { place: 'team' }),
    ...many(6, { place: 'team', row: 'manage' }),
  ];
  const groups = groupsOf(full, manager);
  const room = MOST_LINES - 3;

  test('stay within the lines there are, the first ones open', () => {
    expect([...openGroups(groups, [], room)]).toEqual(['garden', 'team']);
  });

  test('open that of the page before the others', () => {
    const [line] = rowOf(full, 'manage', manager);
    expect([...openGroups(groups, [], room, line?.path)]).toEqual(['manage', 'garden']);
    const folded = [{ name: 'manage', isOpen: false }];
    expect([...openGroups(groups, folded, room, line?.path)]).toEqual(['garden', 'team']);
  });

  test('remember what was folded, and give way to what was unfolded last', () => {
    const manageOpened = [{ name: 'manage', isOpen: true }];
    expect([...openGroups(groups, manageOpened, room)]).toEqual(['manage', 'garden']);
    const teamOpened = [{ name: 'team', isOpen: true }, { name: 'garden', isOpen: false }, ...manageOpened];
    expect([...openGroups(groups, teamOpened, room - 1)]).toEqual(['team']);
    expect([...openGroups(groups, [{ name: 'garden', isOpen: false }], room)]).toEqual(['team']);
  });
});
