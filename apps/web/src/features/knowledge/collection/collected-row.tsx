import { api, type CollectedView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AddressLink } from '../../../components/buttons/address-link.tsx';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { MoveHandle } from '../../../components/buttons/move-handle.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, ImageIcon } from '../../../components/icons/actions.tsx';
import { CopyIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { Line } from '../wisdom/line.tsx';
import { LineForm } from '../wisdom/line-form.tsx';
import { useCopyLine } from '../wisdom/use-copy-line.ts';
import { tagsOf, tagText } from './tags.ts';

type Props = {
  item: CollectedView;
  index: number;
  count: number;
  onMove: (place: number) => void;
  onBottom: () => void;
  onRemove: () => void;
  onTag: (tag: string) => void;
};

/** One thing that is worth remembering: moved by its handle, the rest behind a menu. */
export function CollectedRow({ item, index, count, onMove, onBottom, onRemove, onTag }: Props) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const name = item.text.length > 60 ? `${item.text.slice(0, 60)}…` : item.text;
  const actions = useActions(item, {
    index,
    count,
    onMove,
    onBottom,
    onRemove,
    onEdit: () => setEditing(true),
  });
  if (isEditing) return <Edited item={item} onClose={() => setEditing(false)} />;
  return (
    <li
      data-movable
      className="flex items-start gap-x-2 bg-surface @max-[18rem]:flex-wrap py-3 data-[dragged]:relative data-[dragged]:z-10 data-[dragged]:rounded-md data-[dragged]:shadow-mid"
    >
      {count > 1 && (
        <span className="-ml-2">
          <MoveHandle text={name} index={index} count={count} onMove={onMove} />
        </span>
      )}
      <div className="min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full pt-2">
        <Line text={item.text} small />
        <Origin item={item} />
        {item.tags.length > 0 && (
          <ul className="mt-1 -ml-2 flex flex-wrap gap-x-1">
            {item.tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  onClick={() => onTag(tag)}
                  className="wrap-anywhere min-h-8 rounded-md px-2 text-grape text-sm hover:bg-grape-soft"
                >
                  #{tag}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="ml-auto">
        <MoreMenu label={t`More about: ${name}`} actions={actions} />
      </span>
    </li>
  );
}

/** Whose words they are, and where they stand. */
function Origin({ item: { kind, by, source, objectId } }: { item: CollectedView }) {
  if (source === null && by === null) return null;
  return (
    <p className="wrap-anywhere mt-1 pl-6 text-ink-2 text-sm">
      {source !== null && <Trans>from {source}</Trans>}
      {source !== null && by !== null && ' · '}
      {by !== null &&
        (kind === 'quote' && objectId !== null ? (
          <RouteLink to="/quotes" search={{ quote: objectId }}>
            <PersonName person={by} />
          </RouteLink>
        ) : objectId !== null ? (
          <AddressLink href={`/curiosity/detail?id=${objectId}`}>
            <Trans>
              Question of <PersonName person={by} />
            </Trans>
          </AddressLink>
        ) : (
          <PersonName person={by} />
        ))}
    </p>
  );
}

function Edited({
  item: { id: itemId, kind, text, source, tags },
  onClose,
}: {
  item: CollectedView;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const saving = useApiCommand(api.collection.change, {
    invalidates: [api.collection.get],
    failure: 'none',
    loading: 'none',
  });
  const isOwn = kind === 'line';
  return (
    <li className="grid grid-cols-1 gap-3 py-3">
      {!isOwn && <Line text={text} small />}
      <LineForm
        label={t`Edit the line`}
        begin={{ text, source: source ?? '', tags: tagText(tags, i18n.locale) }}
        hasTags
        onlyTags={!isOwn}
        submitLabel={<Trans>Save</Trans>}
        onCancel={onClose}
        onSubmit={async (input) => {
          const words = isOwn ? { text: input.text, source: input.source } : {};
          await saving.mutateAsync({ itemId, ...words, tags: tagsOf(input.tags) });
          onClose();
        }}
      />
    </li>
  );
}

type Deeds = Pick<Props, 'index' | 'count' | 'onMove' | 'onBottom' | 'onRemove'> & { onEdit: () => void };

function useActions(
  { id, kind, text }: CollectedView,
  { index, count, onMove, onBottom, onRemove, onEdit }: Deeds,
): MenuAction[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const copy = useCopyLine();
  const icon = { className: 'size-5' };
  const isLast = index === count - 1;
  return [
    {
      id: 'edit',
      label: kind === 'line' ? t`Edit` : t`Tags`,
      icon: <EditIcon {...icon} />,
      onSelect: onEdit,
    },
    {
      id: 'up',
      label: t`Move up`,
      icon: <ArrowUpIcon {...icon} />,
      disabled: index === 0,
      onSelect: () => onMove(index - 1),
    },
    {
      id: 'down',
      label: t`Move down`,
      icon: <ArrowDownIcon {...icon} />,
      disabled: isLast,
      onSelect: () => onMove(index + 1),
    },
    {
      ...{
        id: 'bottom',
        label: t`Move to the bottom`,
        icon: <ArrowDownIcon {...icon} />,
        disabled: count < 2,
      },
      onSelect: onBottom,
    },
    {
      id: 'picture',
      label: t`Make a picture`,
      icon: <ImageIcon {...icon} />,
      onSelect: () => void navigate({ to: '/quotes/download', search: { from: 'mine', line: id } }),
    },
    { id: 'copy', label: t`Copy text`, icon: <CopyIcon {...icon} />, onSelect: () => void copy(text) },
    {
      id: 'remove',
      label: t`Remove`,
      icon: <TrashIcon {...icon} />,
      danger: true,
      onSelect: onRemove,
    },
  ];
}
