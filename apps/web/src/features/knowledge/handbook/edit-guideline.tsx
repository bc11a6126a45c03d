import { api } from '@garden/contract';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { GuidelineForm } from './guideline-form.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** Writes a new guideline, or changes the one that is named. */
export function EditGuideline({ id }: { id: string | undefined }) {
  return id === undefined ? <GuidelineForm guideline={undefined} /> : <Existing id={id} />;
}

function Existing({ id }: { id: string }) {
  const read = useApiQuery(api.handbook.get, { guidelineId: id }, { failure: 'none' });
  if (read.data) return <GuidelineForm guideline={read.data.guideline} />;
  if (read.isError || read.fetchStatus === 'paused') return <ReadFailure of={read} />;
  return <ListSkeleton />;
}
