import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { readRelease, useReleases } from './use-releases.ts';

/** Says that there is a release that was not read about in this browser. */
export function NewMark() {
  const { data } = useReleases(readRelease());
  if (!data || data.releases.length === 0) return null;
  return (
    <Chip tone="grape">
      <Trans>New</Trans>
    </Chip>
  );
}
