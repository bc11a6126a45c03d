import type { ReactNode } from 'react';
import { FeedList } from './feed/feed-list.tsx';
import type { FeedNarrowing } from './feed/narrowing.ts';

const nothing = {};

type Props = {
  narrowing: FeedNarrowing;
  /** Below the newest day. */
  aside?: ReactNode;
};

/** The diaries of some people on a page of another area; each opens in the main feed. */
export function DiaryFeed({ narrowing, aside }: Props) {
  return <FeedList teamId={undefined} narrowing={narrowing} search={nothing} aside={aside} />;
}
