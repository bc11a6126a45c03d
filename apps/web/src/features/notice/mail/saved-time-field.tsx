import { type ReactNode, useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';

type Props = { label: ReactNode; value: string; onChange: (time: string) => void };

/** A time of day, handed on once it is written: what one types on the way is no choice yet. */
export function TimeField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <TextField
      type="time"
      label={label}
      className="w-36 max-w-full"
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
