import { Plural, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import type { Mentions } from './use-mentions.ts';

/** The people that a name behind an @ may mean, above the field. */
export function MentionList({ listId, optionId, options, current, choose }: Mentions) {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className="sr-only">
        {options.length > 0 && (
          <Plural
            value={options.length}
            one="One person found: Enter takes the name"
            other="# people found: choose with the arrow keys, Enter takes the name"
          />
        )}
      </p>
      {options.length > 0 && (
        <div
          role="listbox"
          id={listId}
          aria-label={t`People to mention`}
          className="panel absolute inset-x-0 bottom-full z-30 mb-1 max-w-72 rounded-md p-1"
        >
          {options.map((person, index) => (
            <button
              key={person.id}
              type="button"
              role="option"
              id={optionId(index)}
              aria-selected={index === current}
              data-highlighted={index === current || undefined}
              tabIndex={-1}
              // The field keeps the focus, and with it a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className="option w-full text-start"
            >
              <Avatar name={person.name} personId={person.id} src={person.avatar} size="xs" />
              <span className="min-w-0">
                <span className="block truncate">
                  <PersonName person={person} />
                </span>
                {person.hasNamesake && (
                  <span className="flex gap-1 text-ink-2 text-sm">
                    <span className="truncate empty:hidden">{person.departments.join(' · ')}</span>
                    <span className="shrink-0">#{person.code}</span>
                  </span>
                )}
              </span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
