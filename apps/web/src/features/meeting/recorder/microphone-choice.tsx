import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/choices/select.tsx';
import type { Microphone } from './microphone.ts';

type Props = {
  microphones: readonly Microphone[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** By which of several microphones is recorded. */
export function MicrophoneChoice({ microphones, chosen, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Microphone`}
      value={chosen ?? microphones[0]?.id ?? null}
      options={microphones.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChoose}
    />
  );
}
