import { api } from '@garden/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { openFakePage } from '../testing/fake-page.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { useApiQuery } from './hooks.ts';
import { queryClient } from './query-client.ts';
import { useApiChoice } from './use-api-choice.ts';

test('what was chosen is shown at once, until the server’s own has been read or it refused', async () => {
  const kept = { on: false };
  let answer = 200;
  fakeServer(({ method }) => {
    if (method === 'GET') return { code: 200, data: { on: kept.on, askAt: '16:00', teams: [] } };
    if (answer === 200) kept.on = true;
    return { code: answer, data: {} };
  });
  const shown: boolean[] = [];
  let turn: (on: boolean) => void = () => undefined;
  function Setting() {
    const on = useApiQuery(api.mood.settings, {}).data?.on ?? false;
    const { choose, chosen } = useApiChoice(api.mood.change, { reads: [api.mood.settings] });
    turn = (next) => choose({ on: next });
    shown.push(chosen?.on ?? on);
    return null;
  }
  const root = createRoot(openFakePage().root);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Setting />
      </QueryClientProvider>,
    ),
  );
  shown.length = 0;
  await act(async () => turn(true));
  await vi.waitFor(() =>
    expect(queryClient.getQueryData([api.mood.settings.path, {}])).toMatchObject({ on: true }),
  );
  expect(new Set(shown)).toEqual(new Set([true]));

  answer = 400;
  await act(async () => turn(false));
  expect(shown).toContain(false);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(true));
});
