export const HASH = '0'.repeat(64);

/** Ids of begun uploads by `<user>-<call>`, made before the tests run. */
export const uploads: Record<string, string> = {};
