import type { ObjectKind } from '@garden/contract';
import { Registry } from '../../../platform/hooks.ts';
import type { Ledger } from './store.ts';

/**
 * Who has opened objects of a kind: among them someone is hidden who writes about one without a name. Diaries and
 * questions alone have a ledger (ADR 037): no further kind takes part, and all is said there by name.
 */
export const ledgers = new Registry<{ readonly kind: ObjectKind; readonly ledger: Ledger }>('ledgers');
