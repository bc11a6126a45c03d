import type { MouseEvent, ReactNode } from 'react';
import { useAddress } from '../../components/buttons/address-link.tsx';
import { BellIcon } from '../../components/icons/places.tsx';

type PlaceLinkProps = { href: string; onOpen?: () => void; className?: string; children?: ReactNode };

/** A whole row that leads to a place. */
export function PlaceLink({ href, onOpen, className, children }: PlaceLinkProps) {
  const { onClick } = useAddress(href);
  const open = (event: MouseEvent) => {
    onOpen?.();
    onClick(event);
  };
  return (
    <a href={href} onClick={open} className={className}>
      {children}
    </a>
  );
}

/** In place of a face, for what has no name. */
export function NoActorIcon() {
  return (
    <span className="grid size-11 place-items-center rounded-pill bg-sunken">
      <BellIcon className="size-5" />
    </span>
  );
}
