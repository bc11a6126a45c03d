import { type MailChoice, type MailKind, mailKinds, type NoticeSettings } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/choices/select.tsx';
import { kindNames } from '../inbox/kind-names.ts';

type MailChange = {
  mail: NoticeSettings['mail'];
  onChange: (mail: Partial<Record<MailKind, MailChoice>>) => void;
};

/** When each kind of notice goes out by mail. */
export function MailChoices({ mail, onChange }: MailChange) {
  const { t, i18n } = useLingui();
  const options = [
    { value: 'now', label: t`At once` },
    { value: 'daily', label: t`Daily` },
    { value: 'weekly', label: t`Weekly` },
    { value: 'off', label: t`Never` },
  ] as const;
  return (
    <fieldset className="grid grid-cols-1 gap-x-4 gap-y-3 @tablet:grid-cols-2">
      <legend className="mb-1 font-semibold text-sm">
        <Trans>How often each kind comes</Trans>
      </legend>
      {mailKinds.map((kind) => (
        <Select
          key={kind}
          label={i18n._(kindNames[kind])}
          options={options}
          value={mail[kind]}
          onChange={(choice) => onChange({ [kind]: choice })}
        />
      ))}
    </fieldset>
  );
}
