/** Message for a wrong extension: the general one, or that of a component. */
export type TypeRefusal = 'wrong-type' | 'images-only' | 'avatar-type' | 'only-spreadsheets';

/** Why a selected file is refused; it is not added to the list. */
export type UploadRefusal = TypeRefusal | 'too-large' | 'too-many' | 'duplicate' | 'empty';

/**
 * Why a file of the list has the status `error`: `rejected` by the server, with its message; `other-content` than its
 * extension; `unreadable`, e.g. moved since it was selected; `no-connection`; `cancelled` by the user.
 */
export type UploadFault = 'rejected' | 'other-content' | 'unreadable' | 'no-connection' | 'cancelled';

/** A refused file. */
export interface RefusedFile {
  name: string;
  reason: UploadRefusal;
}
