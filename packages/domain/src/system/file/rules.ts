interface FileAreaRules {
  /** Readable by everybody who knows the id. */
  public: boolean;
  /** Accepts only pictures, so that public areas cannot host arbitrary files. */
  imagesOnly?: true;
  /** Written only by the server, never by uploads. */
  ownUse?: true;
  /** Bytes and names are stored encrypted. */
  sealed?: true;
}

/** Areas of files by `biz`. */
export const FILE_AREAS = {
  temp: { public: false },
  jeditor: { public: true, imagesOnly: true },
  /** Readable by users who share a tenant with the owner. */
  avatar: { public: false, imagesOnly: true },
  purchasePlan: { public: false },
  purchaseProject: { public: false },
  contract: { public: false },
  contractSupplemental: { public: false },
  contractTemplate: { public: false },
  purchaseOrder: { public: false },
  orderReceipt: { public: false },
  expertScore: { public: false },
  supplierBlack: { public: false },
  material: { public: false },
  /** Of comments on processes. */
  workflow: { public: false },
  supplierBid: { public: false, sealed: true },
  supplierRegister: { public: false },
  customerRegister: { public: false },
  importError: { public: true, ownUse: true },
} as const satisfies Record<string, FileAreaRules>;
export type FileArea = keyof typeof FILE_AREAS;

/** Areas whose files are used by their path, e.g. in a text, so that no record owns them. */
export const UNOWNED_AREAS: readonly string[] = ['jeditor', 'avatar'] satisfies FileArea[];

export const isFileArea = (biz: string): biz is FileArea => Object.hasOwn(FILE_AREAS, biz);

/** A route path as `biz`, e.g. `/sys/user`: a label of private files without an area. */
export type FileLabel = `/${string}`;

/** At most 50 characters; not the name of an area, below which files of records are stored. */
export const isFileLabel = (biz: string): biz is FileLabel =>
  biz.length <= 50 && /^(?:\/[\w-]+)+$/.test(biz) && !Object.hasOwn(FILE_AREAS, biz.slice(1));

export const rulesOfArea = (biz: FileArea | FileLabel): FileAreaRules => FILE_AREAS[isFileLabel(biz) ? 'temp' : biz];

/** File types that are shown and validated as pictures. */
export const IMAGE_TYPES = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const;

/** Accepted extensions; none that a browser or server could execute. */
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

/** Types displayed inline; others are downloaded. */
export const INLINE_TYPES = [...IMAGE_TYPES, 'pdf'] as const;
