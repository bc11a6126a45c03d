import type { DemoPerson } from '../story.ts';
import { aikoKimura } from './aiko-kimura.ts';
import { benHartley } from './ben-hartley.ts';
import { chenXiao } from './chen-xiao.ts';
import { liNa } from './li-na.ts';
import { linMei } from './lin-mei.ts';
import { mayaOkafor } from './maya-okafor.ts';
import { priyaRaman } from './priya-raman.ts';
import { sofiaAlmeida } from './sofia-almeida.ts';
import { tomasSilva } from './tomas-silva.ts';
import { wangLei } from './wang-lei.ts';
import { zhaoYiming } from './zhao-yiming.ts';
import { zhouTing } from './zhou-ting.ts';

/** The twelve people of Clearwater: the owner, the admin, then members by first name. */
export const demoPeople: readonly DemoPerson[] = [
  mayaOkafor,
  linMei,
  aikoKimura,
  benHartley,
  chenXiao,
  liNa,
  priyaRaman,
  sofiaAlmeida,
  tomasSilva,
  wangLei,
  zhaoYiming,
  zhouTing,
];
