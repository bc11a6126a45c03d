import type { MeetingView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useMinutesWords } from '../minutes/use-minutes-words.ts';

type Previous = NonNullable<MeetingView['previous']>;

/** What the meeting before this one decided, and what became of its action items. */
export function PreviousCard({ previous }: { previous: Previous }) {
  const headingId = useId();
  const words = useMinutesWords();
  const { id, title, date, decisions, actions } = previous;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId}>
        <Trans>Last time</Trans>
      </h2>
      <p className="flex flex-wrap gap-x-2">
        <RouteLink to="/au/summary" search={{ id }}>
          <span lang={ownLang(title)}>{title}</span>
        </RouteLink>
        <span className="text-ink-2">
          <DayText day={date} style="year" />
        </span>
      </p>
      {decisions.length === 0 && actions.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing was decided, and no one took anything on.</Trans>
        </p>
      )}
      {decisions.length > 0 && (
        <Part title={words.heading({ heading: 'decisions', title: '' })}>
          {decisions.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two decisions may say the same, and they are not moved here
            <li key={index} lang={ownLang(text)} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </Part>
      )}
      {actions.length > 0 && (
        <Part title={words.heading({ heading: 'actions', title: '' })}>
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may say the same, and they are not moved here
            <li key={index} className="wrap-anywhere">
              <span lang={ownLang(action.text)}>{action.text}</span> <Fate {...action} />
            </li>
          ))}
        </Part>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <h3>{title}</h3>
      <ul className="grid list-disc grid-cols-1 gap-2 ps-5 marker:text-leaf">{children}</ul>
    </div>
  );
}

/** Whether someone took it on, and whether it is done. */
function Fate({ state, takenBy, owner }: Previous['actions'][number]) {
  const who = takenBy ? (
    <PersonName person={takenBy} />
  ) : owner === '' ? null : (
    <span lang={ownLang(owner)}>{owner}</span>
  );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {state === 'done' && (
        <Chip tone="leaf">
          <Trans>Done</Trans>
        </Chip>
      )}
      {state === 'dropped' && (
        <Chip>
          <Trans>Dropped</Trans>
        </Chip>
      )}
      {state === 'taken' && (
        <Chip tone="grape">
          <Trans>In progress</Trans>
        </Chip>
      )}
      {state === 'open' && (
        <Chip tone="amber">
          <Trans>Not taken on</Trans>
        </Chip>
      )}
      {who !== null && <span className="text-ink-2 text-sm">{who}</span>}
    </span>
  );
}
