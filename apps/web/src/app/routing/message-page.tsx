import { type ReactNode, useEffect, useRef } from 'react';
import { Picture } from '../../components/layout/picture.tsx';
import { BareStemShape, TendrilShape } from '../../components/vine/vine-shapes.tsx';

/** A page with only a message: what happened, why, and what to do. Takes the focus, so that it is read out. */
export function MessagePage({
  drawing,
  title,
  children,
  actions,
}: {
  drawing: 'tendril' | 'bare-stem';
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="mx-auto grid max-w-120 justify-items-center gap-4 px-4 py-16 text-center">
      <Picture viewBox="-20 -20 40 40" className="size-24">
        {drawing === 'tendril' ? <TendrilShape r={16} /> : <BareStemShape r={16} />}
      </Picture>
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
        {title}
      </h1>
      <p className="text-ink-2">{children}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
    </section>
  );
}
