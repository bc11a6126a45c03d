import { resolve } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Row } from './rows.ts';

/** The folder of this package. */
export const root = resolve(import.meta.dirname, '..');

/** Every sentence that the product says now, in both languages. */
export async function readRows(): Promise<Row[]> {
  const config = getConfig({ configPath: resolve(root, 'lingui.config.ts') });
  const [catalog] = await getCatalogs(config);
  const entries = Object.entries((await catalog?.read('zh-Hans')) ?? {}).filter(
    ([, entry]) => !entry.obsolete,
  );
  return entries.map(([id, entry]) => ({
    id,
    english: entry.message ?? id,
    chinese: entry.translation ?? '',
    files: (entry.origin ?? []).map(([file]) => file),
  }));
}
