/** What is said of a wrong extension: the general words, or those of one component. */
export type TypeRefusal = 'wrong-type' | 'images-only' | 'avatar-type' | 'only-spreadsheets';

/** Why a picked file is not taken; it never enters the list. */
export type UploadRefusal = TypeRefusal | 'too-large' | 'too-many' | 'duplicate' | 'empty';

/**
 * Why a file of the list is in error: `rejected` by the server, with its message; `other-content` than its extension
 * promises; `unreadable` on this computer, e.g. moved since it was picked; `no-connection`; `cancelled` by the user.
 */
export type UploadFault = 'rejected' | 'other-content' | 'unreadable' | 'no-connection' | 'cancelled';

/** A file that was not taken. */
export interface RefusedFile {
  name: string;
  reason: UploadRefusal;
}
