import type { BookLine } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../components/days/format-time.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** The title of a chapter above its month, or the month alone. */
export function ChapterHeading({ id, month, title }: { id?: string; month: string; title: string }) {
  const { i18n } = useLingui();
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  if (title === '')
    return (
      <h2 id={id} className="text-xl">
        {name}
      </h2>
    );
  return (
    <div>
      <h2 id={id} lang={ownLang(title)} className="wrap-anywhere text-xl">
        {title}
      </h2>
      <p className="text-ink-2 text-sm">{name}</p>
    </div>
  );
}

/** What a chapter says; each drawn line opens its diary. */
export function ChapterLines({ lines }: { lines: readonly BookLine[] }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {lines.map(({ key, text, day, diaryId }, at) => (
        <p key={key ?? at} className="wrap-anywhere whitespace-pre-line">
          <span lang={ownLang(text)}>{text}</span>{' '}
          {diaryId !== null && day !== null && (
            <Link to="/home" search={{ diary: diaryId }} className="text-nowrap text-grape text-sm">
              <DayText day={day} style="short" />
            </Link>
          )}
        </p>
      ))}
    </div>
  );
}
