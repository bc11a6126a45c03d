import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ExpressionMark } from '../expression-mark.part.tsx';
import { GradeMark } from './grade-mark.tsx';

type Props = {
  diary: DiaryView;
  /** The element around the name: a heading where the entry stands alone. */
  render?: (name: ReactNode) => ReactNode;
  /** When it was published; may be a link. */
  time: ReactNode;
};

/** Who wrote a diary, which leads to their page, and when. */
export function EntryHead({ diary, render = (name) => name, time }: Props) {
  const { author, expression, late, teamIds } = diary;
  return (
    <div className="words-below flex items-center gap-3">
      <Avatar name={author.name} personId={author.id} src={author.avatar} />
      <div data-words className="min-w-0 flex-1">
        <div className="wrap-anywhere leading-tight">{render(<AuthorName author={author} />)}</div>
        <div className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          {time}
          <GradeMark diary={diary} />
          {late && (
            <Chip tone="amber">
              <Trans>late</Trans>
            </Chip>
          )}
          {teamIds.length === 0 && (
            <Chip>
              <Trans>private</Trans>
            </Chip>
          )}
        </div>
      </div>
      {expression && <ExpressionMark expression={expression} className="text-xl" />}
    </div>
  );
}

/** The link to the author's page; only the name where they have closed their account. */
function AuthorName({ author }: Pick<DiaryView, 'author'>) {
  const name = <PersonName person={author} />;
  if (author.name === '') return <span className="font-semibold">{name}</span>;
  return (
    <RouteLink
      to="/person"
      search={{ id: author.id }}
      className="relative z-1 inline-block py-1 font-semibold text-ink no-underline hover:underline"
    >
      {name}
    </RouteLink>
  );
}
