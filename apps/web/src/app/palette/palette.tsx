import { Dialog } from '@base-ui/react/dialog';
import { api } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { SearchIcon } from '../../components/icons/actions.tsx';
import { Avatar } from '../../components/people/avatar.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { type Entry, type EntryGroup, matchingGroups } from './entries.ts';
import { showPalette, usePaletteStore } from './palette-store.ts';
import { useCommands } from './use-commands.tsx';
import { usePageEntries } from './use-page-entries.tsx';

const NAME_MAX = 40;
const MOST_PEOPLE = 6;
const SETTLED_MS = 150;

/**
 * Goes to any page or person and does any command, by a few letters of its name.
 * @param onField its field is there and has the focus
 * @param focusBefore has the focus again afterwards
 */
export function Palette({ onField, focusBefore }: { onField: () => void; focusBefore: Element | null }) {
  const { t } = useLingui();
  const query = usePaletteStore((state) => state.query);
  const pages = usePageEntries();
  const commands = useCommands();
  const people = usePeople(query);
  const words = useWordSearch(query);
  const groups: EntryGroup[] = [
    ...matchingGroups(
      [
        { label: t`Pages`, items: pages },
        { label: t`Commands`, items: commands },
      ],
      query,
    ),
    ...(people.length > 0 ? [{ label: t`People`, items: people }] : []),
    ...(words ? [{ label: t`Search`, items: [words] }] : []),
  ];
  const field = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return;
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
      onField();
    },
    [onField],
  );
  const listId = useId();
  const [index, setIndex] = useState(0);
  const entries = groups.flatMap(({ items }) => items);
  const active = entries[Math.min(index, entries.length - 1)];
  useEffect(() => {
    document.getElementById(`${listId}-${active?.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active?.id]);
  const choose = (entry: Entry) => {
    showPalette(false);
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined)
      setIndex((Math.min(index, entries.length - 1) + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && showPalette(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Viewport className="fixed inset-0 z-40 grid justify-items-center px-4 pt-[min(12vh,8rem)]">
          <Dialog.Popup
            aria-label={t`Go to`}
            finalFocus={() => (focusBefore instanceof HTMLElement ? focusBefore : true)}
            className="panel sheet-in flex max-h-[min(32rem,80dvh)] w-full max-w-144 flex-col self-start overflow-hidden rounded-lg shadow-high"
          >
            <div className="flex items-center gap-3 border-line border-b px-4">
              <SearchIcon className="size-5 text-ink-3" />
              <input
                ref={field}
                type="text"
                role="combobox"
                aria-expanded="true"
                aria-controls={listId}
                aria-activedescendant={active && `${listId}-${active.id}`}
                aria-autocomplete="list"
                aria-label={t`Page, person or command`}
                placeholder={t`Page, person or command`}
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
                value={query}
                onChange={({ target }) => {
                  usePaletteStore.setState({ query: target.value });
                  setIndex(0);
                }}
                onKeyDown={onKeyDown}
                className="min-h-14 min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
            </div>
            <div
              id={listId}
              role="listbox"
              aria-label={t`Go to`}
              className="scroll-quiet min-h-0 scroll-py-2 p-2"
            >
              {groups.map((group) => (
                <Group key={group.label} group={group} active={active} listId={listId} onChoose={choose} />
              ))}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({
  group: { label, items },
  active,
  listId,
  onChoose,
}: {
  group: EntryGroup;
  active: Entry | undefined;
  listId: string;
  onChoose: (entry: Entry) => void;
}) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, which no element stands for
    <div role="group" aria-labelledby={headingId} className="mb-2 last:mb-0">
      <p id={headingId} className="px-3 py-1.5 font-semibold text-ink-2 text-xs">
        {label}
      </p>
      {items.map((entry) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field points at it instead
        <div
          key={entry.id}
          id={`${listId}-${entry.id}`}
          role="option"
          aria-selected={entry.id === active?.id}
          data-highlighted={entry.id === active?.id ? '' : undefined}
          onClick={() => onChoose(entry)}
          className="option hover:bg-sunken"
        >
          <span className="grid w-6 shrink-0 place-items-center text-ink-2">{entry.icon}</span>
          <span className="min-w-0 flex-1 truncate">{entry.label}</span>
          {entry.note && <span className="min-w-0 shrink truncate text-ink-2 text-sm">{entry.note}</span>}
        </div>
      ))}
    </div>
  );
}

/** People of my teams whose names hold the query. */
function usePeople(query: string): Entry[] {
  const navigate = useNavigate();
  const keyword = useDebouncedValue(query.trim().slice(0, NAME_MAX), SETTLED_MS);
  const { data } = useApiQuery(
    api.relationship.search,
    { keyword },
    { enabled: keyword !== '', failure: 'none', keepPrevious: true },
  );
  if (keyword === '' || !data) return [];
  return data.items.slice(0, MOST_PEOPLE).map(({ id, name, avatar, teams }) => ({
    id,
    label: name,
    note: teams.map((team) => team.name).join(' · '),
    icon: <Avatar name={name} personId={id} src={avatar} size="xs" />,
    run: () => void navigate({ to: '/person', search: { id } }),
  }));
}

/** What is no page, person or command is looked for in the diaries. */
function useWordSearch(query: string): Entry | undefined {
  const { t } = useLingui();
  const navigate = useNavigate();
  const q = query.trim();
  if (q === '') return undefined;
  return {
    id: 'words',
    label: t`Search diaries for “${q}”`,
    icon: <SearchIcon />,
    run: () => void navigate({ to: '/search', search: { q } }),
  };
}
