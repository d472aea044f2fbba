import type { DrillName } from '@extranet/shared/contracts';
import { addressTaken } from './address-taken.ts';
import { asksForMore } from './asks-for-more.ts';
import { canaryFails } from './canary-fails.ts';
import { changedOnTheWay } from './changed-on-the-way.ts';
import { doctoredRegistry } from './doctored-registry.ts';
import { downloadHangs } from './download-hangs.ts';
import { entryMissing } from './entry-missing.ts';
import { evaluationHangs } from './evaluation-hangs.ts';
import { leaks } from './leaks.ts';
import type { Drill } from './lib/drill.ts';
import { pageBlocked } from './page-blocked.ts';
import { registryGone } from './registry-gone.ts';
import { sagaCrashes } from './saga-crashes.ts';
import { serverGone } from './server-gone.ts';
import { shellChunkFails } from './shell-chunk-fails.ts';
import { spoiledCache } from './spoiled-cache.ts';
import { textsHang } from './texts-hang.ts';
import { throwsAtEvaluation } from './throws-at-evaluation.ts';
import { throwsWhileDrawn } from './throws-while-drawn.ts';

export { writeReport } from './lib/report.ts';
export { type Evidence, onStage, openBrowser } from './lib/stage.ts';

/** By the names of their files. */
export const DRILLS: Readonly<Record<DrillName, Drill>> = {
  'entry-missing': entryMissing,
  'download-hangs': downloadHangs,
  'evaluation-hangs': evaluationHangs,
  'texts-hang': textsHang,
  'throws-at-evaluation': throwsAtEvaluation,
  'throws-while-drawn': throwsWhileDrawn,
  'saga-crashes': sagaCrashes,
  'page-blocked': pageBlocked,
  'changed-on-the-way': changedOnTheWay,
  'spoiled-cache': spoiledCache,
  'doctored-registry': doctoredRegistry,
  'registry-gone': registryGone,
  'server-gone': serverGone,
  'shell-chunk-fails': shellChunkFails,
  'canary-fails': canaryFails,
  'asks-for-more': asksForMore,
  'address-taken': addressTaken,
  leaks,
};
