/** What areas above bring into how a score came about. */
export { ToldAdvice } from '../ai/told-advice.part.tsx';
