import { api, type Lens, lenses } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { Telling } from './telling.tsx';

const lensNames: Readonly<Record<Lens, MessageDescriptor>> = {
  coach: msg`As a coach`,
  editor: msg`As an editor`,
  customer: msg`As a customer`,
  engineer: msg`As an engineer`,
};

/** Eyes that come with the product, or those that a team added. */
type Chosen = { readonly lens?: Lens; readonly lensOf?: string };

/** Has the AI provider give advice on one's own diary, by the eyes that one chooses. */
export function ToldAdvice({ diaryId }: { diaryId: string }) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<Chosen>({});
  const { data } = useApiQuery(api.ai.settings, {}, { failure: 'none' });
  const chip = (label: string, wish: Chosen) => {
    const key = wish.lens ?? wish.lensOf;
    const isChosen = key === (chosen.lens ?? chosen.lensOf);
    return (
      <ToggleChip key={key} pressed={isChosen} onClick={() => setChosen(isChosen ? {} : wish)}>
        {label}
      </ToggleChip>
    );
  };
  return (
    <Telling key={chosen.lens ?? chosen.lensOf} feature="advice" wish={{ of: 'advice', diaryId, ...chosen }}>
      <fieldset className="scroll-row">
        <legend className="mb-1 font-semibold text-ink-2 text-sm">
          <Trans>Expert review</Trans>
        </legend>
        {lenses.map((lens) => chip(i18n._(lensNames[lens]), { lens }))}
        {data?.lenses.map(({ teamId, name }) => chip(name, { lensOf: teamId }))}
      </fieldset>
    </Telling>
  );
}
