import type { SummaryPart } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the parts of a look back are called, in their order. */
export const partNames: Readonly<Record<SummaryPart, MessageDescriptor>> = {
  did: msg`Done`,
  learned: msg`Learned`,
  repeated: msg`Came up again`,
  open: msg`Still open`,
};

export const parts = Object.keys(partNames) as SummaryPart[];
