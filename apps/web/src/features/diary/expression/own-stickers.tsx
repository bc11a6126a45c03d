import { api, MAX_MEME_BYTES, MAX_MEMES } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Tile, Tiles } from '../../../components/choices/tiles.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { useOnline } from '../../../lib/connectivity.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { pictureToSend } from '../../../lib/shrink-picture.ts';
import { type Emoji, useTeamStore } from '../../../lib/stores/team-store.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** The longest side of a sticker, in pixels, which is what the server keeps. */
const SIDE = 256;
const changes = { invalidates: [api.memes.list] } as const;

type Props = { value: string | null; onChoose: (sticker: Emoji) => void };

/** The user's own stickers: chosen, added, removed. */
export function OwnStickers({ value, onChoose }: Props) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { data } = useApiQuery(api.memes.list, {});
  const stickers = useTeamStore(({ ownEmojiList }) => ownEmojiList);
  useEffect(() => {
    if (data === undefined) return;
    const ownEmojiList = data.items.map(({ id, expression, url }) => ({ id: expression, name: id, url }));
    useTeamStore.setState({ ownEmojiList });
  }, [data]);
  const removing = useApiCommand(api.memes.delete, changes);
  const [isEditing, setEditing] = useState(false);
  const [removed, setRemoved] = useState<string>();
  const remove = ({ name: memeId }: Emoji) =>
    removing.mutate({ memeId }, { onSuccess: () => setRemoved(memeId) });
  const restore = (memeId: string) =>
    removing.mutate({ memeId, undo: true }, { onSuccess: () => setRemoved(undefined) });
  return (
    <div className="grid grid-cols-1 gap-3">
      {stickers.length === 0 && (
        <p className="text-ink-2">
          <Trans>No stickers yet. Add a small picture that says how you feel.</Trans>
        </p>
      )}
      <Tiles>
        {stickers.map((sticker, index) => {
          const number = index + 1;
          return (
            <Tile
              key={sticker.id}
              aria-pressed={isEditing ? undefined : sticker.id === value}
              aria-label={isEditing ? t`Remove sticker ${number}` : t`Sticker ${number}`}
              disabled={isEditing && !isOnline}
              onClick={() => (isEditing ? remove(sticker) : onChoose(sticker))}
            >
              <img src={sticker.url} alt="" loading="lazy" className="size-9 object-contain" />
              {isEditing && <TrashIcon className="absolute right-0 bottom-0 size-5 text-danger" />}
            </Tile>
          );
        })}
      </Tiles>
      {/* Here and not as a toast, which cannot be reached from within a dialog. */}
      <div role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {removed !== undefined && (
          <>
            <Trans>Sticker removed</Trans>
            <Button look="ghost" onClick={() => restore(removed)}>
              <Trans>Undo</Trans>
            </Button>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <AddSticker disabled={!isOnline || stickers.length >= MAX_MEMES} />
        {stickers.length > 0 && (
          <Button look="ghost" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
            {isEditing ? <Trans>Done</Trans> : <Trans>Remove stickers</Trans>}
          </Button>
        )}
      </div>
      {!isOnline && (
        <p className="text-ink-2 text-sm">
          <Trans>You can add stickers when the network is back.</Trans>
        </p>
      )}
    </div>
  );
}

function AddSticker({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const adding = useApiCommand(api.memes.add, { ...changes, loading: 'none' });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const image = await pictureToSend(file, SIDE).catch(() => undefined);
    const { name } = file;
    if (image === undefined) toast.failure(t`This browser can’t open “${name}” as a picture`);
    else if (file.type === 'image/gif' && file.size > MAX_MEME_BYTES)
      toast.failure(translateMessage('memeTooLarge'));
    else adding.mutate({ image });
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`Add a sticker`}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        look="quiet"
        disabled={disabled}
        loading={adding.isPending}
        icon={<PlusIcon className="size-5" />}
        onClick={() => picker.current?.click()}
      >
        <Trans>Add a sticker</Trans>
      </Button>
    </>
  );
}
