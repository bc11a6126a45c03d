import type { CommentView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { LogoMark } from '../../../components/layout/logo.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';

type Writer = Pick<CommentView, 'author' | 'voice'>;

/** The author of a comment: a name, or the pseudonym of the thread. */
export function WriterName({ author, voice }: Writer) {
  if (author) return <PersonName person={author} />;
  const number = voice?.number;
  return number === undefined ? <Trans>Anonymous Grape</Trans> : <Trans>Anonymous Grape {number}</Trans>;
}

/** The same, as a link to the person's page where there is a name. */
export function WriterLink({ author, voice }: Writer) {
  const name = <WriterName author={author} voice={voice} />;
  if (!author?.name) return name;
  return (
    <RouteLink to="/person" search={{ id: author.id }} className="text-ink no-underline hover:underline">
      {name}
    </RouteLink>
  );
}

/** The author's avatar; a grape for an anonymous one. */
export function WriterAvatar({ author }: Pick<Writer, 'author'>) {
  if (author) return <Avatar name={author.name} personId={author.id} src={author.avatar} size="sm" />;
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-pill border border-line border-dashed bg-grape-soft">
      <LogoMark className="size-5" />
    </span>
  );
}
