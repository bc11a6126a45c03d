import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from './link.tsx';

/** A link to a page of the product whose address is text, as other parts of it hand it out. */
export function AddressLink({ href, ...rest }: LinkProps & { href: string }) {
  return <Link {...useAddress(href)} {...rest} />;
}

/** What an anchor needs to lead there without loading the product anew. */
export function useAddress(href: string) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return { href, onClick: open };
}
