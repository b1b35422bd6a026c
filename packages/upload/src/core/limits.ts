/** Default extensions (B§9). */
export const DEFAULT_ACCEPT = '.pdf,.doc,.docx,.xls,.xlsx,.gif,.png,.jpeg';

/** Default maximum size of a file in MB (B§9). */
export const DEFAULT_SIZE_MB = 5;

/** Default maximum number of files (B§9). */
export const DEFAULT_COUNT = 1000;

/** Default number of parallel uploads. */
export const DEFAULT_CONCURRENCY = 3;

/** Image types. SVG is not among them, because it can contain scripts. */
export const IMAGE_ACCEPT = '.png,.jpg,.jpeg,.gif,.webp';

/** Types of an avatar (B§5). */
export const AVATAR_ACCEPT = '.jpeg,.jpg,.png,.gif,.webp';

/** Types of an import (B§5). */
export const IMPORT_ACCEPT = '.xls,.xlsx';
