import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { DayText } from '../../components/days/time-text.tsx';
import { Card } from '../../components/layout/card.tsx';
import { MarkdownText } from '../../components/text/markdown-text.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { ownLang } from '../../lib/locale/locale.ts';
import { useHomeCalendar } from '../diary/home-calendar.shared.ts';

/** Shorter texts resemble too much. */
const LEAST = 4;

type Props = {
  text: string;
  /** The mistake that is written: it does not count. */
  mistakeId?: string | undefined;
  /** The diary that is written, whose mistakes do not count. */
  diaryId?: string | undefined;
};

/** What the user has learned from an older mistake that resembles a text; nothing where none does. */
export function SimilarMistake({ text, mistakeId, diaryId }: Props) {
  const headingId = useId();
  const { today } = useHomeCalendar();
  const { data } = useApiQuery(
    api.mistake.similar,
    { text, ...(mistakeId && { mistakeId }) },
    { failure: 'none', enabled: text.length >= LEAST, staleTime: 5 * 60_000 },
  );
  const others = (data?.items ?? []).filter(({ mistake }) => !diaryId || mistake.diaryId !== diaryId);
  const found = others.find(({ content }) => content !== null) ?? others[0];
  if (!found) return null;
  const { mistake, content } = found;
  const { guideline } = mistake;
  return (
    <Card as="aside" tone="grape" aria-labelledby={headingId}>
      <p id={headingId} className="font-semibold text-sm">
        {guideline ? (
          <span lang={ownLang(guideline.title)}>{guideline.title}</span>
        ) : (
          <Trans>You’ve met this before</Trans>
        )}
      </p>
      <p className="wrap-anywhere text-ink-2 text-sm">
        <DayText day={mistake.day} today={today} />: <span lang={ownLang(mistake.text)}>{mistake.text}</span>
      </p>
      <div className="wrap-anywhere scroll-quiet mt-1 max-h-56 empty:hidden">
        {content !== null ? (
          <MarkdownText text={content} />
        ) : (
          mistake.instead !== '' && (
            <p lang={ownLang(mistake.instead)} className="whitespace-pre-wrap">
              {mistake.instead}
            </p>
          )
        )}
      </div>
      <RouteLink
        to="/handbook"
        search={guideline ? { guideline: guideline.id } : { tab: 'mistakes', mistake: mistake.id }}
        target="_blank"
        look="plain"
        className="-mb-2"
      >
        <Trans>Open in the handbook</Trans>
      </RouteLink>
    </Card>
  );
}
