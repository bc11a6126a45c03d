import { api, type PotentialView } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { DatedWords } from './dated-words.tsx';
import { stopWords, strengthWords } from './habit-words.ts';
import { MirrorCard } from './mirror-card.tsx';
import { TooFew } from './too-few.tsx';

/** One’s strengths over three months, and what to start, stop and continue. */
export function Potential() {
  const potential = useApiQuery(api.potentialAnalysis.getNew, {}, { failure: 'none' });
  return (
    <MirrorCard of={potential} title={<Trans>Potential</Trans>}>
      {(data) => (data.diaries < data.needed ? <TooFew of={data} /> : <Findings of={data} />)}
    </MirrorCard>
  );
}

function Findings({ of: found }: { of: PotentialView }) {
  const { strengths, start, stop } = found;
  const isEmpty = strengths.length + start.length + stop.length === 0;
  if (isEmpty)
    return (
      <p>
        <Trans>Nothing stands on several days clearly enough to say it.</Trans>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-6 @desk:grid-cols-2">
      <Part title={<Trans>Strengths</Trans>} isEmpty={strengths.length === 0}>
        {strengths.map((each) => (
          <Shown key={each.kind} name={strengthWords[each.kind]} of={each} />
        ))}
      </Part>
      <Part
        title={<Trans>Start</Trans>}
        isEmpty={start.length === 0}
        none={<Trans>You wrote of nothing that you want to do another way.</Trans>}
      >
        <p className="text-ink-2 text-sm">
          <Trans>What you wrote that you want to do</Trans>
        </p>
        <DatedWords of={start} />
      </Part>
      <Part title={<Trans>Stop</Trans>} isEmpty={stop.length === 0}>
        {stop.map((each) => (
          <Shown key={each.kind} name={stopWords[each.kind]} of={each} />
        ))}
      </Part>
      <Part title={<Trans>Continue</Trans>} isEmpty={found.continue.length === 0}>
        {found.continue.map((each) => (
          <Shown key={each.kind} name={strengthWords[each.kind]} of={each} />
        ))}
      </Part>
    </div>
  );
}

type PartProps = { title: ReactNode; isEmpty: boolean; none?: ReactNode; children: ReactNode };

function Part({ title, isEmpty, none, children }: PartProps) {
  return (
    <section className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h3>{title}</h3>
      {isEmpty ? <p className="text-ink-2">{none ?? <Trans>Nothing on several days.</Trans>}</p> : children}
    </section>
  );
}

type ShownProps = { name: MessageDescriptor; of: PotentialView['strengths'][number] };

function Shown({ name, of: { days, citations } }: ShownProps) {
  const { i18n } = useLingui();
  return (
    <DatedWords
      title={
        <span className="flex flex-wrap items-baseline gap-x-2">
          {i18n._(name)}
          <span className="font-normal text-ink-2 text-sm">
            <Plural value={days} one="on # day" other="on # days" />
          </span>
        </span>
      }
      of={citations}
    />
  );
}
