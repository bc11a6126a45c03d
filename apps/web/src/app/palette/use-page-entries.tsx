import { type Page, type PageView, type Place, pageViews } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { doorOf, rowOf, sees } from '../frame/navigation.ts';
import { pageIcons, placeSigns } from '../frame/page-icons.ts';
import { useNavigation } from '../frame/use-navigation.ts';
import type { Entry } from './entries.ts';

/** Every page that opens by itself, in the order of the places. */
export function usePageEntries(): Entry[] {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { table, viewer } = useNavigation();
  const heads = new Set(rowOf(table, 'head', viewer));
  return table.flatMap((page) => {
    const { path, place, detail } = page;
    if (place === null || detail || !sees(viewer, page)) return [];
    const views = pageViews.filter((known) => known.path === path);
    return [page, ...views].map((shown) => entryOf(page, place, shown));
  });
  function entryOf(page: Page, place: Place, shown: Page | PageView): Entry {
    const { path, title } = shown;
    const view = 'view' in shown ? shown.view : undefined;
    const name = i18n._(title);
    const placeName = i18n._(placeSigns[place].label);
    const Icon = pageIcons[doorOf(table, path)?.icon ?? 'list'];
    return {
      id: view ? `${path}?view=${view}` : path,
      label: name,
      also: title,
      ...(!heads.has(page) && placeName !== name && { note: placeName }),
      icon: <Icon />,
      run: () => void navigate({ to: path, search: view ? { view } : {} }),
    };
  }
}
