import { pages, productName, productTitle } from '@garden/contract';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';
import { countUnseen, useUnseenStore } from '../../features/notice/unseen-store.shared.ts';
import { pathOf, viewAt } from '../frame/navigation.ts';
import { visit } from './last-location.ts';

/** Keeps the window's title: `(3) Search · Grape Garden`, in the language of the page. */
export function keepWindowTitle(router: AnyRouter): void {
  const show = () => {
    const location = router.state.resolvedLocation;
    const isUnknown = location?.state.notFound?.visit === visit;
    document.title = windowTitle(isUnknown ? null : location, countUnseen(useUnseenStore.getState()));
  };
  router.subscribe('onResolved', show);
  i18n.on('change', show);
  useUnseenStore.subscribe(show);
}

type Address = Parameters<typeof viewAt>[0];

/**
 * The title of the window in the current language.
 * @param location of the open page, null where none was found, undefined before the first
 * @param unseen messages that were not seen
 */
export function windowTitle(location: Address | null | undefined, unseen: number): string {
  const count = unseen > 0 ? `(${unseen > 99 ? '99+' : unseen}) ` : '';
  if (location === undefined) return count + i18n._(productTitle);
  const page = location && (viewAt(location) ?? pages.find(({ path }) => path === pathOf(location.pathname)));
  return `${count}${page ? i18n._(page.title) : t`Page not found`} · ${i18n._(productName)}`;
}
