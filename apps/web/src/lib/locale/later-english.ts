import { messages } from '@garden/contract/messages';
import rows from '@garden/i18n/locales/later/en.json';

/** What English says beyond the start page: rows of the catalogue, and the contract's sentences by their keys. */
export const laterEnglish = { rows, messages };
