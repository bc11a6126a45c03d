import { FeedList } from './reading/feed-list.tsx';
import type { FeedNarrowing } from './reading/narrowing.ts';

/** The diaries of some people on a page of another area; each opens in the main feed. */
export function DiaryFeed({ narrowing }: { narrowing: FeedNarrowing }) {
  return <FeedList teamId={undefined} narrowing={narrowing} isElsewhere />;
}
