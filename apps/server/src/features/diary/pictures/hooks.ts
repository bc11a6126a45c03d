import type { SQL } from 'drizzle-orm';
import { Column } from '../../../platform/hooks.ts';

/** Whether something of an area above shows a picture of its owner. */
export const imageHeldColumn = new Column<{ readonly file: SQL; readonly ownerId: SQL }, boolean>(
  'imageHeld',
);
