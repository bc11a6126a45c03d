import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { TimeField } from './time-field.tsx';

type Props = { label: ReactNode; value: string; onChange: (time: string) => void };

/**
 * A time of day that is saved once it is written: what one types on the way is no choice yet. It is written, too, when the
 * field or its page goes while it has the focus.
 */
export function SavedTimeField({ label, value, onChange }: Props) {
  const [chosen, setChosen] = useState<string>();
  const save = () => {
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  };
  const saveAtLast = useEffectEvent(save);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') saveAtLast();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      saveAtLast();
    };
  }, []);
  return (
    <TimeField
      label={label}
      className="w-36 max-w-full"
      value={chosen ?? value}
      onChange={setChosen}
      onFinish={() => {
        save();
        setChosen(undefined);
      }}
    />
  );
}
