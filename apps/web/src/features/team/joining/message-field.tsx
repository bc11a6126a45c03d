import { characterCount } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../components/fields/text-area.tsx';

/** The most characters of a message to those who decide (contract, `apply.add`). */
const MESSAGE_MAX = 200;

/** A few words to the administrators, who may look at who wants to join. */
export function MessageField({ value, onChange }: { value: string; onChange: (message: string) => void }) {
  const { t } = useLingui();
  return (
    <TextArea
      look="boxed"
      minRows={2}
      label={t`A few words to the administrators`}
      hint={t`Say who you are and why you’re joining. It helps them approve.`}
      optional
      value={value}
      maxLength={MESSAGE_MAX}
      onChange={(event) => onChange(event.target.value)}
      count={value && `${characterCount(value)} / ${MESSAGE_MAX}`}
    />
  );
}
