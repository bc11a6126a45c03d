import type { CultureView } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { presentImage } from '../../diary/pictures/rules.ts';
import { administers } from '../../team/policy.ts';
import type { HydratedCulture } from './list.store.ts';
import type { CultureRow } from './store.ts';

/** A picture of an entry, where it has one. */
export const presentPicture = (image: CultureRow['image']): CultureView['image'] =>
  image && { ...presentImage(image), alt: image.alt };

/** An entry as a member of its team sees it. */
export function presentCulture(culture: Omit<HydratedCulture, 'position'>): CultureView {
  const { id, teamId, title, content, image, writer, version, updatedAt, lived, talk, role } = culture;
  return {
    id,
    teamId,
    title,
    content,
    image: presentPicture(image),
    writer: presentPerson(writer),
    version,
    updatedAt: updatedAt.toISOString(),
    lived: { ...lived, people: lived.people.map(presentPerson) },
    talk: { comments: talk.comments, reactions: talk.reactions },
    can: { edit: administers(role), comment: true },
  };
}
