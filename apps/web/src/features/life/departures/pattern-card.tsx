import { api, type DeparturePattern } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { PatternTexts } from './pattern-texts.tsx';

const VersionsDialog = latePart(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

type Props = { pattern: DeparturePattern; isCommon: boolean; onEdit: () => void };

/** One pattern, with what can be done about it. */
export function PatternCard({ pattern, isCommon, onEdit }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const [showsVersions, setShowsVersions] = useState(false);
  const deletion = useApiCommand(api.departure.delete, { invalidates: [api.departure.list] });
  const { id: patternId, title, version } = pattern;
  const remove = () =>
    deletion.mutate(
      { patternId },
      {
        onSuccess: () =>
          toast.undoable(t`The pattern was deleted.`, () => deletion.mutate({ patternId, undo: true })),
      },
    );
  return (
    <Card as="li" aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-3">
        <h2 id={headingId} lang={ownLang(title)} className="wrap-anywhere min-w-0 flex-1 py-1.5 text-lg">
          {title}
        </h2>
        <MoreMenu
          label={t`More about: ${title}`}
          actions={[
            { id: 'edit', label: t`Edit`, icon: <EditIcon className="size-5" />, onSelect: onEdit },
            ...(version > 1
              ? [
                  {
                    id: 'versions',
                    label: t`Earlier versions`,
                    icon: <ClockIcon className="size-5" />,
                    onSelect: () => setShowsVersions(true),
                  },
                ]
              : []),
            {
              id: 'remove',
              label: t`Delete`,
              icon: <TrashIcon className="size-5" />,
              danger: true,
              onSelect: remove,
            },
          ]}
        />
      </div>
      {isCommon && (
        <p>
          <Chip>
            <Trans>Common: five people or more</Trans>
          </Chip>
        </p>
      )}
      <PatternTexts said={pattern} />
      {showsVersions && <VersionsDialog patternId={patternId} onClose={() => setShowsVersions(false)} />}
      {pattern.reasons === '' && pattern.helped === '' && pattern.signs.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing written yet.</Trans>
        </p>
      )}
    </Card>
  );
}
