import { expect, test } from 'vitest';
import { intentOf, type Intent, type KeyPlace, type KeyPress } from './intentOf';

const text: KeyPlace = { mode: 'ready', control: 'text', editable: true };
const typing: KeyPlace = { ...text, mode: 'enter' };
const caret: KeyPlace = { ...text, mode: 'edit' };
const toggle: KeyPlace = { mode: 'ready', control: 'toggle', editable: true };
const list: KeyPlace = { mode: 'ready', control: 'content', editable: false, readOnly: true };
const area: KeyPlace = { ...caret, multiline: true };
const move = (rows: number, columns: number): Intent => ({ kind: 'move', rows, columns });

const cases: [name: string, press: KeyPress, place: KeyPlace, intent: Intent | undefined][] = [
  ['arrows move between cells', { key: 'ArrowRight' }, text, move(0, 1)],
  ['arrows leave a cell just typed into', { key: 'ArrowLeft' }, typing, move(0, -1)],
  ['sideways arrows belong to the caret', { key: 'ArrowLeft' }, caret, undefined],
  ['up and down leave a single line', { key: 'ArrowDown' }, caret, move(1, 0)],
  ['up and down stay in several lines', { key: 'ArrowDown' }, area, undefined],
  ['Ctrl+Down goes to the last row', { key: 'ArrowDown', ctrl: true }, text, move(Infinity, 0)],
  ['Ctrl+Left goes to the first column', { key: 'ArrowLeft', ctrl: true }, text, { kind: 'row-edge', edge: 'first' }],
  ['Ctrl+Left walks words with the caret', { key: 'ArrowLeft', ctrl: true }, caret, undefined],
  ['Shift+arrow is left to the text', { key: 'ArrowRight', shift: true }, caret, undefined],
  ['Alt+Down opens the list', { key: 'ArrowDown', alt: true }, { ...text, hasPopup: true }, { kind: 'open-popup' }],
  ['Tab goes on', { key: 'Tab' }, text, { kind: 'tab', direction: 1 }],
  ['Shift+Tab goes back', { key: 'Tab', shift: true }, caret, { kind: 'tab', direction: -1 }],
  ['Tab is the browser’s in a list', { key: 'Tab' }, list, undefined],
  ['Enter goes down', { key: 'Enter' }, text, { kind: 'commit', rows: 1, columns: 0 }],
  ['Shift+Enter goes up', { key: 'Enter', shift: true }, typing, { kind: 'commit', rows: -1, columns: 0 }],
  [
    'Enter goes right when asked to',
    { key: 'Enter' },
    { ...text, enterMoves: 'right' },
    { kind: 'commit', rows: 0, columns: 1 },
  ],
  ['Enter opens a cell that shows', { key: 'Enter' }, { ...text, opens: true }, { kind: 'edit' }],
  ['Enter takes what was typed', { key: 'Enter' }, { ...typing, opens: true }, { kind: 'commit', rows: 1, columns: 0 }],
  ['Enter opens a list', { key: 'Enter' }, { ...text, hasPopup: true }, { kind: 'open-popup' }],
  ['Enter activates a row', { key: 'Enter' }, list, { kind: 'activate' }],
  ['Enter is a new line with the caret in several', { key: 'Enter' }, area, { kind: 'new-line' }],
  ['Alt+Enter is a new line', { key: 'Enter', alt: true }, { ...area, mode: 'enter' }, { kind: 'new-line' }],
  [
    'Ctrl+Enter is done with several lines',
    { key: 'Enter', ctrl: true },
    area,
    { kind: 'commit', rows: 1, columns: 0 },
  ],
  ['F2 puts the caret in', { key: 'F2' }, text, { kind: 'edit' }],
  ['F2 does nothing where nothing is typed', { key: 'F2' }, { ...text, editable: false }, undefined],
  ['Escape takes back', { key: 'Escape' }, typing, { kind: 'revert' }],
  ['Escape frees Tab', { key: 'Escape' }, text, { kind: 'release' }],
  ['Space ticks', { key: ' ' }, toggle, { kind: 'toggle' }],
  ['Space is a letter elsewhere', { key: ' ' }, text, undefined],
  ['Shift+Space selects the row', { key: ' ', shift: true }, text, { kind: 'select-row' }],
  ['Shift+Space is a letter while typing', { key: ' ', shift: true }, typing, undefined],
  ['Home goes to the row’s start', { key: 'Home' }, typing, { kind: 'row-edge', edge: 'first' }],
  ['Home is the caret’s', { key: 'Home' }, caret, undefined],
  ['Ctrl+End goes to the grid’s end', { key: 'End', ctrl: true }, text, { kind: 'grid-edge', edge: 'last' }],
  ['PageDown turns a page', { key: 'PageDown' }, caret, { kind: 'page', direction: 1 }],
  ['letters are the cell’s', { key: 'a' }, text, undefined],
];

test.each(cases)('%s', (_, press, place, intent) => expect(intentOf(press, place)).toEqual(intent));
