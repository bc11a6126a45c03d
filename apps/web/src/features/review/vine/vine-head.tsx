import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon, UploadIcon } from '../../../components/icons/objects.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import type { Scene } from './vine-picture.tsx';

const ShareVine = latePart(async () => (await import('./share-vine.tsx')).ShareVine);

/** What all views of the vine are given. */
export type ViewProps = {
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  onMonth: (month: string) => void;
};

type Props = Pick<ViewProps, 'isTable' | 'onTable'> & {
  name: ReactNode;
  steps: { readonly back: string; readonly forward: string };
  /** Undefined where there is nothing. */
  onBack: (() => void) | undefined;
  onForward: (() => void) | undefined;
  /** What a picture shows; undefined until it is there. */
  scene: (() => Scene) | undefined;
};

/** Which month or year it is, how it is shown, and what one may take along. */
export function VineHead({ name, steps, onBack, onForward, isTable, onTable, scene }: Props) {
  const { t } = useLingui();
  const [shared, setShared] = useState<Scene>();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <div className="-ml-2 flex min-w-0 items-center @max-[18rem]:w-full @max-[18rem]:flex-wrap">
        <IconButton
          label={steps.back}
          icon={<ChevronLeftIcon />}
          disabled={!onBack}
          onClick={onBack}
          className="print:hidden"
        />
        <h2
          aria-live="polite"
          className="wrap-anywhere min-w-0 px-1 text-center @max-[18rem]:order-first @max-[18rem]:w-full @max-[20rem]:text-base @tablet:text-xl"
        >
          {name}
        </h2>
        <IconButton
          label={steps.forward}
          icon={<ChevronRightIcon />}
          disabled={!onForward}
          onClick={onForward}
          className="print:hidden"
        />
      </div>
      <div className="flex items-center gap-1 print:hidden">
        <ToggleChip pressed={isTable} onClick={() => onTable(!isTable)}>
          {t({ message: 'Table', context: 'vine' })}
        </ToggleChip>
        <IconButton
          label={t`Share the vine`}
          icon={<UploadIcon />}
          disabled={!scene}
          onClick={() => setShared(scene?.())}
        />
      </div>
      {shared && <ShareVine scene={shared} onClose={() => setShared(undefined)} />}
    </div>
  );
}
