import { api, type DiaryView } from '@garden/contract';
import { Plural } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import type { FeedPages } from '../../../lib/api/feeds.ts';
import { apiKey } from '../../../lib/api/hooks.ts';
import { forgetArrivals, useArrivalCount } from '../../../lib/events/arrivals.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** "3 new": diaries that came while the feed is open. It floats above them, so that nothing moves until it is pressed. */
export function NewDiaries({ teamId, shown }: { teamId: string | undefined; shown: readonly DiaryView[] }) {
  const client = useQueryClient();
  const place = useRef<HTMLOutputElement>(null);
  const [isReading, setReading] = useState(false);
  const count = useArrivalCount(teamId, shown);
  const show = async () => {
    setReading(true);
    const feeds = { queryKey: apiKey(api.diary.recently) };
    // What was read further down comes again as one scrolls there.
    client.setQueriesData<FeedPages>(
      feeds,
      (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) },
    );
    await client.invalidateQueries(feeds);
    setReading(false);
    const [failed] = client
      .getQueryCache()
      .findAll({ ...feeds, type: 'active', predicate: ({ state }) => state.status === 'error' });
    if (failed) {
      const reason = failureMessage(failed.state.error);
      if (reason) toast.failure(reason);
      return;
    }
    forgetArrivals();
    const feed = place.current?.parentElement;
    feed?.scrollIntoView({ block: 'nearest' });
    feed?.querySelector<HTMLElement>('article a[id]')?.focus();
  };
  return (
    <output ref={place} className="sticky top-2 z-3 grid h-0 justify-items-center">
      {count > 0 && (
        <Button loading={isReading} className="shadow-mid" onClick={() => void show()}>
          <Plural value={count} one="# new" other="# new" />
        </Button>
      )}
    </output>
  );
}
