import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { EyeOffIcon } from '../icons/objects.tsx';
import { EyeIcon } from '../icons/signs.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The props of a text field; `autoComplete` must say which password is meant. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'start' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown and hidden. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t`Hide password` : t`Show password`}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
