import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { sampleCall } from '../../lib/testing/sample-call.ts';
import { sampleDiary } from '../../lib/testing/sample-diary.ts';
import { publishHandler } from './publish-outbox.shared.ts';

test('a diary that was sent makes stale who has written', async () => {
  const written = apiKey(api.relationship.uncomplete, { teamId: 'a-team' });
  queryClient.setQueryData(written, { count: 3 });
  const isStale = () => queryClient.getQueryState(written)?.isInvalidated;
  expect(isStale()).toBe(false);
  await publishHandler.sent(
    sampleCall({ path: api.diary.publish.path, input: {} }),
    sampleDiary({ day: '2026-11-24' }),
  );
  expect(isStale()).toBe(true);
});
