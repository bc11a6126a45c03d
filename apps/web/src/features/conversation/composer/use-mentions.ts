import { api, type Person } from '@garden/contract';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { type Mentionable, mentionAt, mentionOf } from './mention-query.ts';

const MOST = 6;
/** As many as are asked for by their ids: the reader and people of other teams may be among them. */
const NEARBY_MOST = 20;
const DEBOUNCE_MS = 150;

type Options = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Whose members can be mentioned. */
  teamId: string | undefined;
  /** Participants: offered before a letter is typed. */
  nearby: readonly Person[];
};

/** A person to choose, with what distinguishes them from others of their name. */
export type MentionOption = Person & Mentionable & { readonly departments: readonly string[] };

export type Mentions = ReturnType<typeof useMentions>;

/** People to choose from while a name is typed behind an @, by arrow keys, Enter and Escape. */
export function useMentions({ field, text, onText, teamId, nearby }: Options) {
  const listId = useId();
  const ownId = useUserStore((state) => state.userInfo?.id);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<number>();
  const query = caret === undefined ? undefined : mentionAt(text, caret);
  const isTyping = query !== undefined && query.start !== dismissed;
  const keyword = useDebouncedValue(query?.keyword ?? '', DEBOUNCE_MS);
  const userIds = nearby.slice(0, NEARBY_MOST).map(({ id }) => id);
  const isNearby = query?.keyword === '';
  const found = useApiQuery(api.relationship.search, isNearby ? { userIds } : { keyword }, {
    failure: 'none',
    keepPrevious: !isNearby,
    enabled: isTyping && (isNearby ? userIds.length > 0 : keyword !== ''),
  });
  const members: MentionOption[] = (found.data?.items ?? []).flatMap(({ teams, ...person }) =>
    teams
      .filter(({ id }) => id === teamId)
      .map(({ departments, hasNamesake }) => ({ ...person, departments, hasNamesake })),
  );
  const placeOf = ({ id }: Person) => userIds.indexOf(id);
  const people = isNearby ? members.toSorted((a, b) => placeOf(a) - placeOf(b)) : members;
  const options = isTyping ? people.filter(({ id }) => id !== ownId).slice(0, MOST) : [];
  const isOpen = options.length > 0;
  const current = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (person: Mentionable) => {
    const area = field.current;
    if (!area || !query) return;
    // Through the field itself, which then knows where its caret is.
    area.focus();
    area.setRangeText(mentionOf(person), query.start, caret ?? area.selectionEnd, 'end');
    onText(area.value);
    setCaret(area.selectionStart);
    setDismissed(query.start);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = options[current];
    if (!chosen || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') setActive((current + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((current + options.length - 1) % options.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') setDismissed(query?.start);
    else return;
    event.preventDefault();
  };
  return {
    listId,
    optionId,
    options,
    current,
    choose,
    onKeyDown,
    /** Call it whenever the caret has moved. */
    onCaret: (area: HTMLTextAreaElement) => {
      const place = area.selectionStart === area.selectionEnd ? area.selectionStart : undefined;
      setCaret(place);
      setActive(0);
      if (place === undefined || mentionAt(area.value, place)?.start !== dismissed) setDismissed(undefined);
    },
    onBlur: () => setCaret(undefined),
    /** Attributes that describe the list to assistive technology. */
    aria: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? optionId(current) : undefined,
    } as const,
  };
}
