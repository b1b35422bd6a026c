import type { SyncTexts } from './zh-CN';

export const enUS: SyncTexts = {
  live: 'In sync',
  sending: (count) => (count === 1 ? 'Saving 1 change…' : `Saving ${count} changes…`),
  joining: 'Connecting…',
  offline: 'No connection. Changes are kept and sent later',
  offlineWith: (count) =>
    `No connection. ${count === 1 ? '1 change is' : `${count} changes are`} kept on this device and sent later`,
  unsaved: 'This device cannot keep changes: leave the page open',
  stopped: {
    replaced: 'The grid is open in another window; this one is no longer in sync',
    forbidden: 'You have no right to this grid; it is no longer in sync',
    unauthorised: 'Your session has ended; the grid is no longer in sync',
    other: 'No longer in sync',
  },
  editsOnly: 'In sync for cells only; others see added, deleted and moved rows once the page is saved',
  readOnly: 'Read only',
  alone: 'Nobody else is here',
  people: (count) => `${count} people here`,
  isHere: (name) => `${name} is in this cell`,
  isEditing: (name) => `${name} is editing this cell`,
  personAt: (name, place) => `${name}: ${place}`,
  away: 'in no cell',
  cell: (row, column) => (row > 0 ? `row ${row} · ${column}` : column),
  conflictWith: (name) => `Changed by ${name} at the same time; choose a value`,
  conflicts: (count) =>
    count === 1
      ? '1 cell was changed at the same time; choose a value'
      : `${count} cells were changed at the same time; choose the values`,
  mine: 'Mine',
  theirs: (name) => name,
  stands: 'now',
  emptyValue: '(empty)',
  keepMine: 'Use mine',
  keepTheirs: 'Use theirs',
  show: 'Show',
  lost: (name, row) => `${name} deleted the row “${row}” that you had changed`,
  restore: 'Bring it back',
  refused: (count) =>
    count === 1 ? '1 change was refused and taken back' : `${count} changes were refused and taken back`,
  dismiss: 'OK',
};
