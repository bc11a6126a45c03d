import type { TeamView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';

const Select = latePart(async () => (await import('../../../components/choices/select.tsx')).Select, {
  fallback: <SkeletonBox className="h-18 rounded-md" />,
});

type Props = {
  team: TeamView;
  value: string | null;
  onChange: (departmentId: string) => void;
  error: string | undefined;
};

/** The department that new people join; nothing in a team without departments. */
export function DepartmentField({ team: { departments }, value, onChange, error }: Props) {
  const { t } = useLingui();
  if (departments.length === 0) return null;
  return (
    <Select
      label={t`Department`}
      placeholder={t`Choose a department`}
      options={departments.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
