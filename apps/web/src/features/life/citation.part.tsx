import type { CitationView } from '@garden/contract';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { classNames } from '../../components/class-names.ts';
import { DayText } from '../../components/days/time-text.tsx';
import { PersonName } from '../../components/people/person-name.tsx';
import { ownLang } from '../../lib/locale/locale.ts';

type Props = {
  of: CitationView;
  /** Its words stand above it already: whose they are is enough. */
  isSaid?: boolean;
};

/** A sentence as its writer wrote it, with the diary that it stands in. */
export function Citation({ of: { diaryId, day, author, text }, isSaid = false }: Props) {
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-0.5">
      {!isSaid && (
        <blockquote lang={ownLang(text)} className="wrap-anywhere border-grape border-s-2 ps-3">
          {text}
        </blockquote>
      )}
      <figcaption
        className={classNames('flex flex-wrap items-center gap-x-2 text-ink-2 text-sm', !isSaid && 'ps-3.5')}
      >
        <PersonName person={author} />
        <RouteLink to="/home" search={{ diary: diaryId }} className="text-sm">
          <DayText day={day} style="short" />
        </RouteLink>
      </figcaption>
    </figure>
  );
}
