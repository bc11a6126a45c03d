import { api, type PersonalityView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { DatedWords } from './dated-words.tsx';
import { traitWords } from './habit-words.ts';
import { MirrorCard } from './mirror-card.tsx';
import { TooFew } from './too-few.tsx';

/** What one’s own words show of how one works, with what speaks against it. */
export function Traits() {
  const personality = useApiQuery(api.personality.get, {}, { failure: 'none' });
  return (
    <MirrorCard of={personality} title={<Trans>Traits in my own words</Trans>}>
      {(data) => (data.diaries < data.needed ? <TooFew of={data} /> : <List of={data} />)}
    </MirrorCard>
  );
}

function List({ of: { traits } }: { of: PersonalityView }) {
  const { i18n } = useLingui();
  if (traits.length === 0)
    return (
      <p>
        <Trans>Nothing stands on several days clearly enough to say it.</Trans>
      </p>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-6">
        {traits.map(({ kind, days, citations, against }) => (
          <li key={kind} className="grid min-w-0 grid-cols-1 gap-3">
            <h3 className="flex flex-wrap items-baseline gap-x-2">
              {i18n._(traitWords[kind])}
              <span className="font-normal text-ink-2 text-sm">
                <Plural value={days} one="on # day" other="on # days" />
              </span>
            </h3>
            <DatedWords title={<Trans>What shows it</Trans>} of={citations} />
            {against.citations.length === 0 ? (
              <p className="text-ink-2 text-sm">
                <Trans>Nothing you wrote speaks against it.</Trans>
              </p>
            ) : (
              <DatedWords
                title={<Plural value={against.days} one="Against it: # day" other="Against it: # days" />}
                of={against.citations}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-sm">
        <Trans>This is what you wrote about your days, not who you are.</Trans>
      </p>
    </>
  );
}
