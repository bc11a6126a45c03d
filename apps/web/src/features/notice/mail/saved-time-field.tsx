import { type ReactNode, useState } from 'react';
import { TimeField } from '../../../components/time-field.tsx';

type Props = { label: ReactNode; value: string; onChange: (time: string) => void };

/** A time of day that is saved once it is written: what one types on the way is no choice yet. */
export function SavedTimeField({ label, value, onChange }: Props) {
  const [chosen, setChosen] = useState<string>();
  const finish = () => {
    if (chosen !== undefined && chosen !== value) onChange(chosen);
    setChosen(undefined);
  };
  return (
    <TimeField
      label={label}
      className="w-36 max-w-full"
      value={chosen ?? value}
      onChange={setChosen}
      onFinish={finish}
    />
  );
}
