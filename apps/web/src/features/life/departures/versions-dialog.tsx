import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { MomentText } from '../../../components/days/time-text.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { PatternTexts } from './pattern-texts.tsx';

/** What a pattern said before, the newest first. */
export function VersionsDialog({ patternId, onClose }: { patternId: string; onClose: () => void }) {
  const versions = useApiPages(api.departure.versions, { patternId }, { failure: 'none' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>Earlier versions</Trans>}>
      {versions.data ? (
        <div className="grid grid-cols-1 gap-3">
          <ul className="grid grid-cols-1 divide-y divide-rule">
            {versions.data.map(({ version, title, writtenAt, ...said }) => (
              <li key={version} className="grid grid-cols-1 gap-3 py-4">
                <div>
                  <h3 lang={ownLang(title)} className="wrap-anywhere text-base">
                    {title}
                  </h3>
                  <p className="text-ink-2 text-sm">
                    <MomentText instant={writtenAt} />
                  </p>
                </div>
                <PatternTexts said={said} />
              </li>
            ))}
          </ul>
          <NextPage of={versions} look="quiet" className="justify-self-center">
            <Trans>Show more</Trans>
          </NextPage>
        </div>
      ) : versions.isError || versions.fetchStatus === 'paused' ? (
        <ReadFailure of={versions} />
      ) : (
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
