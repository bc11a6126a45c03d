import { api } from '@garden/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { openFakePage } from '../../../lib/testing/fake-page.ts';
import { fakeServer } from '../../../lib/testing/fake-server.ts';
import { sampleDiary } from '../../../lib/testing/sample-diary.ts';

/** What was rendered: rows by their diaries, and the filter above them. */
const rendered = vi.hoisted(() => [] as string[]);

vi.mock(import('./entry-row.tsx'), () => ({
  EntryRow: ({ diary, isOpen }) => {
    rendered.push(diary.id);
    return <p>{isOpen && 'open'}</p>;
  },
}));
vi.mock(import('./feed-filter.tsx'), () => ({
  FeedFilter: () => {
    rendered.push('filter');
    return <p />;
  },
}));
// What stands beside the rows, and fetches by itself.
vi.mock(import('../reading/diary-detail.tsx'), () => ({ DiaryDetail: () => <></> }));
vi.mock(import('./team-card.tsx'), () => ({ TeamCard: () => <></> }));
vi.mock(import('../../follow/waiting-line.part.tsx'), () => ({ WaitingLine: () => <></> }));
vi.mock(import('../../knowledge/wisdom-ticker.part.tsx'), () => ({ WisdomTicker: () => <></> }));

const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `0198a000-0000-7000-8000-00000000000${number}`);
const diaries = ids.map((id) => sampleDiary({ id, day: '2026-11-20' }));

test('the next diary renders two rows of the feed: the one that was open and the one that is', async () => {
  fakeServer(() => ({ code: 400 }));
  queryClient.setQueryData([api.diary.recently.path, {}, 'pages'], {
    pages: [{ items: diaries, nextCursor: null }],
    pageParams: [undefined],
  });
  const page = openFakePage();
  const { default: HomeScreen } = await import('../home.screen.tsx');
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/home', component: HomeScreen });
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/home'] }),
  });
  const shown = createRoot(page.root);
  await act(async () => {
    await router.load();
    shown.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          {/* Typed as the router of the product, which has every route. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nProvider>,
    );
    await import('./entry-row.tsx');
  });
  await vi.waitFor(() => expect(new Set(rendered)).toEqual(new Set([...ids, 'filter'])));
  rendered.length = 0;

  await act(async () => void page.press('j'));
  expect(router.state.location.search).toEqual({ diary: ids[1] });
  expect(page.root.textContent).toContain('open');
  expect(rendered).toEqual([ids[0], ids[1]]);
  await act(async () => shown.unmount());
});
