import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/choices/select.tsx';

type Props = {
  departments: readonly { readonly id: string; readonly name: string }[];
  value: string | undefined;
  onChange: (departmentId: string | undefined) => void;
};

const WHOLE_TEAM = 'team';

/** The whole team, or a department of it. */
export function DepartmentChoice({ departments, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Department`}
      labelHidden
      options={[
        { value: WHOLE_TEAM, label: t`Whole team` },
        ...departments.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? WHOLE_TEAM}
      onChange={(id) => onChange(id === WHOLE_TEAM ? undefined : id)}
    />
  );
}
