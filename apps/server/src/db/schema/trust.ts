import type { OperatorAct } from '@garden/contract';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day } from './columns.ts';

/** On which days an operator copied all that the server holds, or put it back from a copy: everyone sees that. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    /** In UTC. */
    day: day().notNull(),
    act: text().$type<OperatorAct>().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.act] })],
);
