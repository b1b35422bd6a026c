/** Where a file may be put: `biz` is a key of this list, never a path. */
export const FILE_AREAS = {
  temp: { public: false },
  jeditor: { public: true },
  avatar: { public: true },
  purchasePlan: { public: false },
} as const;
export type FileArea = keyof typeof FILE_AREAS;

export const isFileArea = (biz: string): biz is FileArea => Object.hasOwn(FILE_AREAS, biz);

/** Extensions the platform takes; everything that a browser or a server could run is left out. */
export const FILE_TYPES = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'csv',
  'txt',
  'zip',
  'rar',
  '7z',
  'gif',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'bmp',
  'mp3',
  'mp4',
] as const;

/** Shown in the page itself; the rest is offered as a download. */
export const INLINE_TYPES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'pdf'] as const;
