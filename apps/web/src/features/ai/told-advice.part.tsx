import { type Lens, lenses } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ToggleChip } from '../../components/choices/chip.tsx';
import { Telling } from './telling/telling.tsx';

const lensNames: Readonly<Record<Lens, MessageDescriptor>> = {
  coach: msg`As a coach`,
  editor: msg`As an editor`,
  customer: msg`As a customer`,
  engineer: msg`As an engineer`,
};

/** Has the AI provider give advice on one's own diary, by the eyes that one chooses. */
export function ToldAdvice({ diaryId }: { diaryId: string }) {
  const { i18n } = useLingui();
  const [lens, setLens] = useState<Lens>();
  return (
    <Telling
      key={lens}
      feature="advice"
      wish={{ of: 'advice', diaryId, ...(lens !== undefined && { lens }) }}
    >
      <fieldset className="scroll-row">
        <legend className="mb-1 font-semibold text-ink-2 text-sm">
          <Trans>Expert review</Trans>
        </legend>
        {lenses.map((each) => (
          <ToggleChip
            key={each}
            pressed={lens === each}
            onClick={() => setLens(lens === each ? undefined : each)}
          >
            {i18n._(lensNames[each])}
          </ToggleChip>
        ))}
      </fieldset>
    </Telling>
  );
}
