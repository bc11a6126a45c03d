/**
 * Loaded before the server's own code by `node --import`; halves the time and the memory that loading takes.
 *
 * For each file of a package Node parses the `exports` of its package.json again: 180 kB in drizzle-orm, for more
 * than 100 files. A relative path within the package needs no such look. Measured on two cores, at every start:
 * 1.5 s and 225 MB less.
 */
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FLUSH_AFTER_MS = 5_000;
const RELATIVE_FILE = /^\.{1,2}\/.*\.js$/;
const DRIZZLE = '/node_modules/drizzle-orm/';

// Compiled code and stripped types are kept from one start to the next, where the folder may be written to.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compile'));
// Node writes the cache when it ends well; a server that is killed should start quickly too.
if (isMainThread) setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();

registerHooks({
  resolve(specifier, context, next) {
    const ours = context.parentURL?.includes(DRIZZLE) && RELATIVE_FILE.test(specifier);
    if (!ours) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
