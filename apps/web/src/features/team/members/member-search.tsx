import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../components/fields/text-field.tsx';
import { SearchIcon } from '../../../components/icons/actions.tsx';

/** With fewer members than this there is no search field. */
export const SEARCHED_FROM = 8;

type Props = { value: string; onChange: (typed: string) => void; className?: string };

/** The field by which members are found by name. */
export function MemberSearch({ value, onChange, className }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Search members`}
      labelHidden
      type="search"
      placeholder={t`Search members`}
      start={<SearchIcon className="size-5" />}
      value={value}
      maxLength={40}
      onChange={(event) => onChange(event.target.value)}
      {...(className && { className })}
    />
  );
}
