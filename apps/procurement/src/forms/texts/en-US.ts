import type { Texts } from './zh-CN';

export const enUS: Texts = {
  ok: 'OK',
  cancel: 'Cancel',
  saved: 'Saved',
  missing: (label) => `Please enter: ${label}`,
  fillIn: (label) => `Please enter: ${label}`,
  taken: 'Taken already',
  leaveTitle: 'Unsaved changes',
  leaveContent: 'If you leave, your changes are not saved.',
  leave: 'Leave',
  stay: 'Keep editing',
  draftFound: (time) => `Unsaved input of ${time} found`,
  draftOutdated: 'The record has been changed since; please check after restoring.',
  draftRestore: 'Restore',
  draftDiscard: 'Discard',
  draftRestored: 'Unsaved input restored',
};
