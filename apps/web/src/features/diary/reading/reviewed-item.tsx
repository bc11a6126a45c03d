import type { CustomerReview } from '@garden/contract';
import type { ReactNode } from 'react';
import { ItemReviews } from './item-reviews.tsx';
import { OwnLine } from './own-text.tsx';

type Props = {
  item: string;
  reviews: readonly CustomerReview[];
  /** What a leader can do with it. */
  judge: ReactNode;
};

/** A customer-good item with what leaders said of it. */
export function ReviewedItem({ item, reviews, judge }: Props) {
  return (
    <li className="wrap-anywhere">
      <OwnLine line={item} />
      <ItemReviews reviews={reviews} />
      {judge}
    </li>
  );
}
