import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: '100,000 rows',
  hint: 'All rows are loaded at once: scroll, edit and filter freely, then save everything together.',
  sheet: 'Materials',
  save: 'Save changes',
  saved: (rows) => (rows === 1 ? 'Saved 1 row' : `Saved ${rows} rows`),
  nothing: 'Nothing to save',
  notSaved: (cells) => (cells === 1 ? '1 cell is not valid' : `${cells} cells are not valid`),
  tooMany: (most) => `At most ${most} changed rows can be saved at once`,
  loadingRest: (rows) => `${rows.toLocaleString('en-US')} rows loaded, loading the rest…`,
  mode: 'Rows',
  modes: { sheet: 'Edit', radio: 'Select one', tree: 'Tree' },
  paging: 'Paging',
  pagings: { scroll: 'Scroll', pages: 'Pages' },
  rowSaved: 'Saved automatically',
  name: 'Name',
  type: 'Type',
  count: 'Count',
  price: 'Price',
  date: 'Date',
  depart: 'Department',
  user: 'In charge',
  status: 'Status',
  progress: 'Progress',
  tags: 'Tags',
  subForm: 'Batches',
  subFormOf: (name) => `Batches of ${name}`,
  noBatches: 'No batches',
  details: 'Details',
  amountOf: 'Amount',
  tries: 'Try',
  trials: {
    menu: [
      'Context menu',
      'Right-click a cell, row number or heading (long press on a touch screen, Shift+F10 by keyboard): clipboard, insert, duplicate, sort, filter, pin, hide.',
    ],
    keys: [
      'Copy and paste',
      'Select a range, press Ctrl+C and paste into Excel, or copy there and press Ctrl+V here. Ctrl+Z undoes.',
    ],
    fill: [
      'Fill',
      'Select a cell or two and drag the handle at the corner to continue the series. A double click fills to the end; Ctrl+D copies the row above.',
    ],
    linked: [
      'Linked selects',
      'Change “Department”: “In charge” is cleared and lists the people of that department only.',
    ],
    rows: [
      'Add and move',
      'The arrow beside “Add” sets how many rows are added, and where. Drag the handle before a row to move it; Escape cancels.',
    ],
    row: [
      'Expand and sub-form',
      'The arrow before a row expands its summary. “Batches” opens the sub-form, “Details” the whole row, as does a double click.',
    ],
    filter: [
      'Filter and sort',
      'The funnel in the toolbar filters by any column. A click on a heading sorts; Shift adds a second column.',
    ],
    columns: [
      'Columns',
      'Drag headings to move columns, their edges to resize them; a double click fits the content. “Columns” pins and hides; the settings are stored per user.',
    ],
    find: [
      'Find and replace',
      'Ctrl+F searches all 100,000 rows, Ctrl+H replaces. The status bar sums up the selected cells.',
    ],
    save: [
      'Validate and save',
      'Clear a name and save: the grid goes to the first error, in whichever row it is. Only changed rows are sent.',
    ],
  },
};
