/** How texts are told into words, for areas that find texts of their own. */
export { quote as quoteLexeme, vectorOf } from './search.rules.ts';
export { lexemesFor, lexemesOf, placesOf, type Term, termsOf } from './words-of.rules.ts';
