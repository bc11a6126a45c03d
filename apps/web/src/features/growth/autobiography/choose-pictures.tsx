import { api, type OutputOf } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDay } from '../../../components/days/format-time.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { PicturesField } from '../../diary/pictures.part.tsx';
import { discardWaiting, type WrittenImage } from '../../diary/pictures.shared.ts';
import type { ChosenPicture } from './written-lines.ts';

type Props = {
  month: string;
  /** The files of pictures that the chapter has. */
  shown: readonly string[];
  /** So many more it has room for. */
  room: number;
  onChoose: (chosen: readonly ChosenPicture[]) => void;
  onClose: () => void;
};

/** Chooses pictures for a chapter: those of the month’s diaries, and others from the device. */
export function ChoosePictures({ month, shown, room, onChoose, onClose }: Props) {
  const pictures = useApiQuery(api.autobiography.pictures, { month }, { failure: 'none', staleTime: 0 });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<readonly WrittenImage[]>([]);
  const [waiting, setWaiting] = useState(0);
  const userId = useUserStore((state) => state.userInfo?.user_id) ?? '';
  const isUploading = useTeamStore((state) => state.isUploading);
  const subject = `chapter ${month}`;
  const offered = pictures.data?.items.filter(({ file }) => !shown.includes(file)) ?? [];
  const count = chosen.length + own.length;
  const close = () => {
    void discardWaiting(userId, subject);
    onClose();
  };
  const choose = () => {
    onChoose([
      ...offered.filter(({ file }) => chosen.includes(file)),
      ...own.map((image) => ({ ...image, day: null })),
    ]);
    close();
  };
  return (
    <FormDialog
      title={<Trans>Add pictures</Trans>}
      width="wide"
      dismissible={false}
      submitLabel={<Plural value={count} _0="Add to chapter" one="Add # picture" other="Add # pictures" />}
      busy={isUploading}
      disabled={waiting > 0 || count === 0 || count > room}
      onSubmit={choose}
      onClose={close}
    >
      {pictures.data ? (
        offered.length > 0 ? (
          <Offered
            pictures={offered}
            chosen={chosen}
            isFull={count >= room}
            onToggle={(file) =>
              setChosen(chosen.includes(file) ? chosen.filter((each) => each !== file) : [...chosen, file])
            }
          />
        ) : (
          <p className="text-ink-2">
            {pictures.data.items.length > 0 ? (
              <Trans>All pictures of this month’s diaries are in the chapter.</Trans>
            ) : (
              <Trans>Your diaries of this month have no pictures.</Trans>
            )}
          </p>
        )
      ) : pictures.isError || pictures.fetchStatus === 'paused' ? (
        <ReadFailure of={pictures} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-40 rounded-lg" />
        </SkeletonGroup>
      )}
      <section className="grid grid-cols-1 gap-1">
        <h3 className="font-sans text-base">
          <Trans>From this device</Trans>
        </h3>
        <PicturesField
          images={own}
          of={{ userId, subject, isBusy: false }}
          max={Math.max(room - chosen.length, own.length)}
          onChange={setOwn}
          onWaiting={setWaiting}
          error={undefined}
        />
      </section>
    </FormDialog>
  );
}

type OfferedProps = {
  pictures: OutputOf<typeof api.autobiography.pictures>['items'];
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (file: string) => void;
};

function Offered({ pictures, chosen, isFull, onToggle }: OfferedProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-sans text-base">
        <Trans>From your diaries</Trans>
      </legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3">
        {pictures.map(({ file, thumbnail, alt, day }) => {
          const isChosen = chosen.includes(file);
          const when = formatDay(day, i18n.locale, 'long');
          return (
            <li key={file}>
              <label className="grid grid-cols-1 gap-1 has-disabled:opacity-60">
                <span className="relative overflow-hidden rounded-md bg-sunken border border-transparent has-checked:forced-chosen has-checked:border-grape has-focus-visible:outline-3 has-focus-visible:outline-focus">
                  <img src={thumbnail} alt="" loading="lazy" className="aspect-square w-full object-cover" />
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    aria-label={alt ? t`${alt} (${when})` : t`Picture of ${when}`}
                    onChange={() => onToggle(file)}
                    className="peer absolute top-2 right-2 size-6 appearance-none rounded-sm border border-control bg-surface checked:border-grape checked:bg-grape"
                  />
                  <CheckIcon
                    className="pointer-events-none invisible absolute top-3 right-3 size-4 text-on-grape peer-checked:visible forced-colors:text-[CanvasText]"
                    strokeWidth={2.75}
                  />
                </span>
                <span className="text-ink-2 text-sm">{when}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
