import type { SummaryLine } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DayText } from '../../../components/days/time-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { partNames, parts } from './part-names.ts';

/** What was found, part by part; each line leads to the diaries that it rests on. */
export function SummaryLines({ lines, level = 3 }: { lines: readonly SummaryLine[]; level?: 3 | 4 }) {
  const { i18n } = useLingui();
  const Heading = level === 3 ? 'h3' : 'h4';
  return parts
    .map((part) => ({ part, own: lines.filter((line) => line.part === part) }))
    .filter(({ own }) => own.length > 0)
    .map(({ part, own }) => (
      <section key={part} className="grid grid-cols-1 gap-2">
        <Heading className="text-lg">{i18n._(partNames[part])}</Heading>
        <ul className="grid list-disc grid-cols-1 gap-2 ps-5">
          {own.map((line, at) => (
            <li key={line.key ?? at} className="wrap-anywhere whitespace-pre-line">
              <span lang={ownLang(line.text)}>{line.text}</span> <Origin line={line} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

function Origin({ line: { citations, edited } }: { line: SummaryLine }) {
  if (citations.length === 0)
    return (
      <span className="text-ink-2 text-sm">
        <Trans>in their author’s own words</Trans>
      </span>
    );
  return (
    <span className="text-sm">
      {citations.map(({ diaryId, day }, at) => (
        <span key={diaryId}>
          {at > 0 && <span className="text-ink-2"> · </span>}
          <Link
            to="/home"
            search={{ diary: diaryId }}
            className="inline-flex min-h-6 items-center px-0.5 text-grape"
          >
            <DayText day={day} style="short" />
          </Link>
        </span>
      ))}
      {edited && (
        <span className="text-ink-2">
          {' '}
          · <Trans>reworded</Trans>
        </span>
      )}
    </span>
  );
}
