import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Alive as long as the process, for {@link keepEngineCode}. */
const kept: WebAssembly.Module[] = [];

/**
 * Keeps the machine code of the embedded database between the databases of a test run: V8 gives what it has compiled
 * to every thread that asks for the same bytes, as long as someone holds it. Without it each database pays again,
 * about a second of computing, and then runs unoptimised for the first minutes.
 */
export async function keepEngineCode(): Promise<void> {
  if (kept.length > 0) return;
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  kept.push(await WebAssembly.compile(readFileSync(fileURLToPath(file))));
}
