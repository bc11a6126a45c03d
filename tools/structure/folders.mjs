import { posix } from 'node:path';

const ROOMY = /^apps\/(?:(?:server|web)\/src\/features|web\/src\/app)\//;
/** A folder with more files, tests among them, is a list that no one reads. */
const MOST_FILES = 30;

/**
 * Folders of features, and of the web's app, that hold too many files.
 * @param {string[]} files paths in the repository
 * @returns {string[]} one line a fault: `path:line message`
 */
export function findCrowdedFolders(files) {
  const folders = Map.groupBy(
    files.filter((file) => ROOMY.test(file)),
    (file) => posix.dirname(file),
  );
  return [...folders].flatMap(([folder, inside]) =>
    inside.length > MOST_FILES
      ? [
          `${inside[0]}:1 is one of ${inside.length} files in ${folder}, where ${MOST_FILES} are the most; split it into topics.`,
        ]
      : [],
  );
}
