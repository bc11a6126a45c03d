import { type AdviceFault, adviceFaults, api } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';

const faultNames: Readonly<Record<AdviceFault, MessageDescriptor>> = {
  untrue: msg`It isn’t true`,
  known: msg`I knew that`,
  vague: msg`Too general`,
  unfit: msg`Doesn’t fit my work`,
};

/** Asks why advice did not help; who does not want to say it goes on. */
export function WhyNot({ claimRef: ref }: { claimRef: string }) {
  const { t, i18n } = useLingui();
  const [because, setBecause] = useState<AdviceFault>();
  const [words, setWords] = useState('');
  const { mutate, isPending, isSuccess } = useApiCommand(api.ai.wrong, { loading: 'none' });
  if (isSuccess) {
    return (
      <p role="status" className="text-ink-2 text-sm">
        {because === undefined ? (
          <Trans>Noted.</Trans>
        ) : (
          <Trans>Noted. The next advice takes it into account.</Trans>
        )}
      </p>
    );
  }
  const isEmpty = because === undefined && words.trim() === '';
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 text-ink-2 text-sm">
        <Trans>Not helpful because … (optional)</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {adviceFaults.map((each) => (
          <ToggleChip
            key={each}
            pressed={because === each}
            onClick={() => setBecause(because === each ? undefined : each)}
          >
            {i18n._(faultNames[each])}
          </ToggleChip>
        ))}
      </div>
      <TextArea
        label={t`In your own words`}
        hint={t`Only you see your words; they aren’t sent.`}
        look="boxed"
        minRows={1}
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button
        look="quiet"
        className="justify-self-start"
        loading={isPending}
        disabled={isEmpty}
        onClick={() => mutate({ ref, words, ...(because !== undefined && { because }) })}
      >
        <Trans>Say so</Trans>
      </Button>
    </fieldset>
  );
}
