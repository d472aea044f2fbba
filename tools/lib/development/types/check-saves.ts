import { relative } from 'node:path';
import { root } from '../../workspaces.ts';
import type { Fault } from '../page/messages.ts';
import { typeChecker } from './check-types.ts';
import { type SavedFilesChecker, savedFilesChecker } from './saved-files.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 20;
/** The build of what was saved goes first: the check of the whole takes all cores. */
const WHOLE_AFTER_MS = 150;
/** So many come from an editor. More come from git, and are left to the check of the whole. */
const FILES_MAX = 10;

/**
 * Checks the project now and after each save: the saved files at once, and then the whole, for what they break elsewhere. Returns
 * what is to be called with each saved file.
 */
export function saveChecker(
  project: string,
  known: string,
  onChecked: (faults: Fault[]) => void,
): (file: string) => void {
  const waiting = new Set<string>();
  let faults: Fault[] = [];
  let saves = 0;
  let files: Promise<SavedFilesChecker> | undefined;
  let turn = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;

  const filesChecker = () => (files ??= savedFilesChecker(project));
  const tell = (found: Fault[]) => {
    faults = found.toSorted((one, other) => one.place.localeCompare(other.place, 'en', { numeric: true }));
    onChecked(faults);
  };
  const whole = typeChecker(project, known, (found) => {
    tell(found);
    // Not before the first check of the whole: both at once would hold the first build up.
    filesChecker().catch(giveNotice);
  });
  whole.check();

  async function checkWaiting(): Promise<void> {
    const [asked, save] = [[...waiting], saves];
    const checker = await filesChecker();
    await checker.refresh(asked);
    const found = asked.length > FILES_MAX ? undefined : await checker.faultsIn(asked);
    // Saved again meanwhile: asked again, too.
    if (save !== saves) return;
    waiting.clear();
    if (!found) return;
    tell(faultsAfterSave(faults, asked, found));
  }

  return (file) => {
    saves += 1;
    waiting.add(file);
    whole.giveUp();
    clearTimeout(soon);
    clearTimeout(later);
    soon = setTimeout(() => {
      turn = turn.then(checkWaiting).catch(giveNotice);
    }, SETTLE_MS);
    later = setTimeout(whole.check, WHOLE_AFTER_MS);
  };
}

/** All faults, now that those in the saved files are known anew. */
export function faultsAfterSave(before: Fault[], saved: string[], found: Fault[]): Fault[] {
  const isSaved = ({ place }: Fault) => saved.some((file) => place.startsWith(`${relative(root, file)}:`));
  return [...before.filter((fault) => !isSaved(fault)), ...found];
}

/** The check of the whole, which comes after it, needs nothing of it. */
const giveNotice = (error: Error) =>
  console.error(`  the saved file was not checked by itself: ${error.message}`);
