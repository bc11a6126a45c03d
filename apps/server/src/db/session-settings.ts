/**
 * What sessions of both databases are set to.
 *
 * A statement keeps the plan that it was given once: each is a lookup by keys, whose best way is the same for all values.
 * Left to itself, PostgreSQL takes an array for ten elements, finds a plan for the one at hand cheaper, and so plans such
 * statements at each execution, for longer than they run (docs/adr/026).
 *
 * No statement is compiled to machine code first: what each reads is bounded, and the compiler, which a guess of too many
 * rows calls up, takes a second of processor where the statement takes milliseconds.
 */
export const SESSION_SETTINGS: readonly string[] = ['plan_cache_mode=force_generic_plan', 'jit=off'];
