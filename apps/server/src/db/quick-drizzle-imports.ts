/**
 * Resolves the files of drizzle-orm among themselves without asking Node; to be loaded before anything else, by
 * `node --import`.
 *
 * Node reads a package's package.json for each file of it, and parses its `exports` every time: 179 kB for each of
 * Drizzle's 118 files. Measured on two cores: 1.9 s and 225 MB of memory less at every start.
 */
import { registerHooks } from 'node:module';

const OWN_MODULE = /^\.{1,2}\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const ours = context.parentURL?.includes('/node_modules/drizzle-orm/') && OWN_MODULE.test(specifier);
    if (!ours) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
