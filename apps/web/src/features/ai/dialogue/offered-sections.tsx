import type { DialogueTextView } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { AddedText } from '../../../components/text/added-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { AidProps } from '../aids/aid-writing.ts';
import { applied, type Offer, type OfferedSection, offersOf, undone } from './offered-text.ts';

const names: Record<OfferedSection, MessageDescriptor> = {
  summary: msg`Work summary`,
  learnings: msg`Learnings`,
  mistakes: msg`Small mistakes`,
  unclear: msg`Strange or unclear things`,
  nextTasks: msg`Important tasks of the next working day`,
};

type Props = Pick<AidProps, 'writing' | 'onChange'> & { text: DialogueTextView };

/** What the answers add to each section, below what stands there: one tap adds it, another takes it out again. */
export function OfferedSections({ text, writing, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [gained, setGained] = useState<Partial<Record<OfferedSection, readonly string[]>>>({});
  const offers = offersOf(text, writing);
  const apply = (offer: Offer) => {
    const done = applied(offer, writing);
    setGained({ ...gained, [offer.section]: done.gained });
    onChange(done.part);
  };
  if (offers.length === 0) {
    return (
      <p role="status" className="text-ink-2">
        <Trans>Nothing to add: your diary tells what the dialogue would ask about.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4">
      {offers.map((offer) => {
        const name = i18n._(names[offer.section]);
        return (
          <li key={offer.section} className="grid grid-cols-1 gap-1">
            <h4 className="font-sans text-sm">{name}</h4>
            <Difference offer={offer} stands={endOf(offer, writing)} />
            <div className="-mx-3 flex flex-wrap items-center">
              {offer.isApplied ? (
                <Button
                  look="ghost"
                  aria-label={t`Undo: ${name}`}
                  onClick={() =>
                    onChange(undone(offer.section, gained[offer.section] ?? offer.added, writing))
                  }
                >
                  <Trans>Undo</Trans>
                </Button>
              ) : (
                <Button
                  look="ghost"
                  disabled={!offer.hasRoom}
                  aria-label={t`Add: ${name}`}
                  onClick={() => apply(offer)}
                >
                  <Trans>Add</Trans>
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** So much of what stands there is shown above what is added. */
const SHOWN = 120;

function endOf({ section, isApplied }: Offer, writing: Props['writing']): string {
  if (isApplied || (section !== 'summary' && section !== 'learnings')) return '';
  const stands = [...writing[section].trim()];
  return stands.length > SHOWN ? `… ${stands.slice(-SHOWN).join('')}` : stands.join('');
}

function Difference({ offer: { section, added, isApplied }, stands }: { offer: Offer; stands: string }) {
  const isText = section === 'summary' || section === 'learnings';
  const show = (text: string) => (isApplied ? text : <AddedText>{text}</AddedText>);
  return (
    <div className="wrap-anywhere whitespace-pre-wrap border-line border-l-2 pl-3">
      {stands !== '' && <p className="text-ink-2">{stands}</p>}
      {added.map((text) => (
        <p key={text} lang={ownLang(text)} className={isText ? undefined : 'py-0.5'}>
          {show(text)}
        </p>
      ))}
    </div>
  );
}
