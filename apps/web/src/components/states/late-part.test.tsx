import { act, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { openFakePage } from '../../lib/testing/fake-page.ts';
import { latePart, startPart } from './late-part.tsx';

vi.mock(import('../../lib/log.ts'), async (original) => ({
  ...(await original()),
  logFailure: () => undefined,
}));

type Props = { name: string };
const Greeting = ({ name }: Props) => <b>Hello {name}</b>;

async function show(node: ReactNode) {
  const page = openFakePage();
  const root = createRoot(page.root, { onCaughtError: () => undefined });
  await act(async () => root.render(node));
  return { text: () => page.root.textContent, show: (next: ReactNode) => act(async () => root.render(next)) };
}

test.each([latePart, startPart])('its placeholder stands until it is there', async (part) => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<Props>>();
  const Late = part(() => promise, { fallback: ({ name }) => `${name} is on the way` });
  const shown = await show(<Late name="Ben" />);
  expect(shown.text()).toBe('Ben is on the way');
  await act(async () => resolve(Greeting));
  await vi.waitFor(() => expect(shown.text()).toBe('Hello Ben'));
});

test('a part that fails leaves the rest of the page, and is tried again for something else', async () => {
  const Late = latePart(
    async () =>
      ({ name }: Props) => {
        if (name === 'Ben') throw new Error('broken');
        return <Greeting name={name} />;
      },
    { failed: 'not now', of: ({ name }) => name },
  );
  const page = (name: string) => (
    <>
      <i>Page: </i>
      <Late name={name} />
    </>
  );
  const shown = await show(page('Ben'));
  await vi.waitFor(() => expect(shown.text()).toBe('Page: not now'));
  await shown.show(page('Mei'));
  await vi.waitFor(() => expect(shown.text()).toBe('Page: Hello Mei'));
});
