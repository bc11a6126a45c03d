/** What areas above bring into comments. */
export { Translatable } from '../ai/translation.part.tsx';
