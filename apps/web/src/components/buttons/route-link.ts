import { createLink } from '@tanstack/react-router';
import { Link } from './link.tsx';

/** A link of the design system that leads to a page of the product. */
export const RouteLink = createLink(Link);
