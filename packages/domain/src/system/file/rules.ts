interface FileAreaRules {
  /** Read by everybody who knows the id. */
  public: boolean;
  /** Takes pictures alone: what everybody reads must not be a store for anything. */
  imagesOnly?: true;
  /** Filled by the server itself, never by an upload. */
  ownUse?: true;
}

/** Where a file may be put: `biz` is a key of this list, never a path. */
export const FILE_AREAS = {
  temp: { public: false },
  jeditor: { public: true, imagesOnly: true },
  /** Read by the people of the owner's tenants. */
  avatar: { public: false, imagesOnly: true },
  purchasePlan: { public: false },
  supplierRegister: { public: false, ownUse: true },
  customerRegister: { public: false, ownUse: true },
  importError: { public: true, ownUse: true },
} as const satisfies Record<string, FileAreaRules>;
export type FileArea = keyof typeof FILE_AREAS;

export const isFileArea = (biz: string): biz is FileArea => Object.hasOwn(FILE_AREAS, biz);

export const rulesOfArea = (biz: FileArea): FileAreaRules => FILE_AREAS[biz];

/** What is shown as a picture and checked as one. */
export const IMAGE_TYPES = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const;

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
export const INLINE_TYPES = [...IMAGE_TYPES, 'pdf'] as const;
