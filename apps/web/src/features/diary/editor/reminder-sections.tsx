import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { CompassIcon, StepsIcon } from '../../../components/icons/places.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { DayData } from '../writing/day-cache.ts';
import { CollapsibleSection } from './collapsible-section.tsx';

/**
 * What the writer wants to keep in mind on this day: what they do better at present, and guidelines of their handbook.
 * One line each until it is opened.
 */
export function ReminderSections({ data: { improvement, guidelines, today } }: { data: DayData }) {
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({});
  const fold = (name: string) => ({
    open: open[name] === true,
    onToggle: () => setOpen({ ...open, [name]: !open[name] }),
  });
  return (
    <>
      {improvement && (
        <CollapsibleSection
          icon={<StepsIcon />}
          title={<Trans>My improvement</Trans>}
          note={improvement.text}
          {...fold('improvement')}
        >
          <p lang={ownLang(improvement.text)} className="wrap-anywhere whitespace-pre-wrap">
            {improvement.text}
          </p>
          {!improvement.due && (
            <p className="text-ink-2 text-sm">
              <Trans>
                We ask how it went: <DayText day={improvement.checkOn} today={today} />.
              </Trans>
            </p>
          )}
          <RouteLink to="/handbook" search={{ tab: 'improvements' }} look="plain">
            <Trans>Open in the handbook</Trans>
          </RouteLink>
        </CollapsibleSection>
      )}
      {guidelines.length > 0 && (
        <CollapsibleSection
          icon={<CompassIcon />}
          title={<Trans>From my handbook</Trans>}
          note={guidelines.map(({ title }) => title).join(' · ')}
          {...fold('guidelines')}
        >
          <ul className="grid grid-cols-1 gap-4">
            {guidelines.map(({ id, title, content }) => (
              <li key={id} className="wrap-anywhere">
                <RouteLink
                  to="/handbook"
                  search={{ guideline: id }}
                  lang={ownLang(title)}
                  className="font-semibold"
                >
                  {title}
                </RouteLink>
                <div className="scroll-quiet mt-1 max-h-56">
                  <MarkdownText text={content} />
                </div>
              </li>
            ))}
          </ul>
        </CollapsibleSection>
      )}
    </>
  );
}
