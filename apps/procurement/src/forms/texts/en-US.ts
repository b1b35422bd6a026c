import type { Texts } from './zh-CN';

export const enUS: Texts = {
  ok: 'OK',
  cancel: 'Cancel',
  saved: 'Saved',
  missing: (label) => `Please enter: ${label}`,
  fillIn: (label) => `Please enter: ${label}`,
  taken: 'Taken already',
  uploading: 'Wait until the files are uploaded',
  leaveTitle: 'Unsaved changes',
  leaveContent: 'If you leave, your changes are not saved.',
  leave: 'Leave',
  stay: 'Keep editing',
  draftFound: (time) => `Unsaved input of ${time} found`,
  draftOutdated: 'The record has been changed since; please check after restoring.',
  draftRestore: 'Restore',
  draftDiscard: 'Discard',
  draftRestored: 'Unsaved input restored',
  met: 'Met',
  unmet: 'Not met',
  passwordLength: (min, max) => `${min} to ${max} characters`,
  passwordChecks: {
    common: 'Not a common password, a repetition or a sequence',
    name: 'Different from the username',
  },
  passwordRefused: {
    'too-long': 'The password is too long',
    'too-common': 'The password is too simple',
    'like-the-name': 'The password must differ from the username',
  },
};
