import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Migrations by name, each its SQL; made one second after the other, as drizzle-kit would write them. */
export function writeMigrations(migrations: Record<string, string>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'garden-migrations-'));
  const entries = Object.entries(migrations).map(([tag, sql], idx) => {
    writeFileSync(join(folder, `${tag}.sql`), sql);
    return { idx, version: '7', when: Date.UTC(2026, 0, 1, 0, 0, idx), tag, breakpoints: true };
  });
  mkdirSync(join(folder, 'meta'));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
