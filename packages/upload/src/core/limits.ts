/** Extensions a component takes by default (B§9). */
export const DEFAULT_ACCEPT = '.pdf,.doc,.docx,.xls,.xlsx,.gif,.png,.jpeg';

/** Megabytes of one file, by default (B§9). */
export const DEFAULT_SIZE_MB = 5;

/** Files of one list, by default (B§9). */
export const DEFAULT_COUNT = 1000;

/** Files on their way at the same time. */
export const DEFAULT_CONCURRENCY = 3;

/** What a browser shows as a picture, and the server keeps. SVG is not among them: it can carry scripts. */
export const IMAGE_ACCEPT = '.png,.jpg,.jpeg,.gif,.webp';

/** What an avatar may be (B§5). */
export const AVATAR_ACCEPT = '.jpeg,.jpg,.png,.gif,.webp';

/** What an import takes (B§5). */
export const IMPORT_ACCEPT = '.xls,.xlsx';
