import type { TeamView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { SkeletonBox } from '../../../components/skeleton.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';

const Select = lazyComponent(async () => (await import('../../../components/select.tsx')).Select);

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
    <Suspense fallback={<SkeletonBox className="h-18 rounded-md" />}>
      <Select
        label={t`Department`}
        placeholder={t`Choose a department`}
        options={departments.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
        error={error}
      />
    </Suspense>
  );
}
