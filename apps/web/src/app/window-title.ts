import { pages, productName, productTitle } from '@garden/contract';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';
import { countUnseen, useUnseenStore } from '../features/notice/unseen-store.shared.ts';
import { visit } from './last-location.ts';

/** Keeps the window's title: `(3) Search · Grape Garden`, in the language of the page. */
export function keepWindowTitle(router: AnyRouter): void {
  const show = () => {
    const { pathname, state } = router.state.resolvedLocation ?? {};
    const isUnknown = state?.notFound?.visit === visit;
    document.title = windowTitle(isUnknown ? null : pathname, countUnseen(useUnseenStore.getState()));
  };
  router.subscribe('onResolved', show);
  i18n.on('change', show);
  useUnseenStore.subscribe(show);
}

/**
 * The title of the window in the current language.
 * @param path of the open page, null where none was found, undefined before the first
 * @param unseen messages that were not seen
 */
export function windowTitle(path: string | null | undefined, unseen: number): string {
  const count = unseen > 0 ? `(${unseen > 99 ? '99+' : unseen}) ` : '';
  if (path === undefined) return count + i18n._(productTitle);
  const page = pages.find((known) => known.path === (path === '/' ? path : path?.replace(/\/$/, '')));
  return `${count}${page ? i18n._(page.title) : t`Page not found`} · ${i18n._(productName)}`;
}
