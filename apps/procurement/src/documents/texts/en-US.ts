import type { Texts } from './zh-CN';

export const enUS: Texts = {
  saved: 'Saved',
  save: 'Save',
  more: 'More',
  cellFault: (line, column, reason) => `Line ${line}, ${column}: ${reason}`,
  leaveContent:
    'If you leave, your changes are not submitted; a draft stays on this computer and is offered when you come back.',
  conflictHint: 'Your input is still on the page; after reloading it can be restored over the newest data.',
  reload: 'Reload',
  retry: 'Retry',
  backToList: 'Back to list',
  print: 'Print',
  done: (action) => `${action}: done`,
  confirmAction: (action) => `${action}?`,
  cancel: 'Cancel',
  words: { opinion: 'Opinion', reason: 'Reason' },
  wordsMissing: { opinion: 'Enter an opinion', reason: 'Enter a reason' },
  wordsHint: 'Optional',
  timeline: 'History',
  timelineEmpty: 'No entries yet',
  timelineFailed: 'The history could not be loaded',
  timelineLoading: 'Loading the history',
  system: 'System',
  lineNumber: 'No.',
  lineCount: (count) => (count === 1 ? '1 line' : `${count} lines`),
};
