import type { CitationView } from '@garden/contract';
import type { ReactNode } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

type Words = Pick<CitationView, 'diaryId' | 'day' | 'text'>;

/** Sentences with the days that they stand in; around them stands who wrote them. */
export function DatedWords({ title, of }: { title?: ReactNode; of: readonly Words[] }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {title !== undefined && <h4>{title}</h4>}
      {of.map(({ diaryId, day, text }) => (
        <figure key={diaryId + text} className="grid min-w-0 grid-cols-1">
          <blockquote lang={ownLang(text)} className="wrap-anywhere border-grape border-s-2 ps-3">
            {text}
          </blockquote>
          <figcaption className="ps-3.5">
            <RouteLink to="/home" search={{ diary: diaryId }} className="text-sm">
              <DayText day={day} style="short" />
            </RouteLink>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
