import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';

type Props = { isLoading: boolean; onMore: () => void; children: ReactNode };

/** At the end of a list: loads more of it as it comes near, or by a press. */
export function LoadMore({ isLoading, onMore, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (!place.current || isLoading) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && more.current(), {
      rootMargin: '400px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isLoading]);
  return (
    <div ref={place} className="grid justify-items-center print:hidden">
      <Button look="quiet" loading={isLoading} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}
