export const HASH = '0'.repeat(64);

/** Ids of unfinished uploads by `<user>-<call>`, created before the tests run. */
export const uploads: Record<string, string> = {};
