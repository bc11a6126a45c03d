import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';

const sections: readonly { readonly id: string; readonly name: MessageDescriptor }[] = [
  { id: 'name', name: msg`Name and picture` },
  { id: 'diary', name: msg`Diary` },
  { id: 'review', name: msg`Scores and interviews` },
  { id: 'conversation', name: msg`Comments and reminders` },
  { id: 'calendar', name: msg`Calendar` },
  { id: 'mood', name: msg`Mood survey` },
  { id: 'departments', name: msg`Departments` },
  { id: 'words', name: msg`Sensitive words` },
  { id: 'ai', name: msg`AI` },
  { id: 'joining', name: msg`Joining` },
  { id: 'log', name: msg`Log` },
];
const end = { id: 'end', name: msg`Transfer or delete` };

/** The way to each section, where there is room for it beside them. */
export function SectionList({ teamId, withEnd }: { teamId: string; withEnd: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Sections`} className="sticky top-5 hidden @desk:block">
      <ul className="grid grid-cols-1">
        {(withEnd ? [...sections, end] : sections).map(({ id, name }) => (
          <li key={id}>
            <RouteLink
              to="/department/custom"
              search={{ team: teamId }}
              hash={id}
              replace
              look="plain"
              activeOptions={{ includeHash: true }}
              className="w-full no-underline! hover:underline! aria-[current]:font-semibold"
            >
              {i18n._(name)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
