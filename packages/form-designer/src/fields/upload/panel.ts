import { requiredAddressProblems } from '../../core/problems/addressProblems';
import type { FieldPanel } from '../FieldPanel';
import { choice, fieldLogic, head, headers, number, shared, text, toggle } from '../shared/panel/lines';

export const uploadPanel: FieldPanel = {
  lines: [
    ...head,
    number('width', 'width', { min: 1, max: 100, step: 1, fallback: 100 }),
    text('action', 'action'),
    text('name', 'uploadName', { fallback: 'file' }),
    headers('headers', 'headers'),
    text('accept', 'accept'),
    number('fileSize', 'fileSize', { min: 1, max: 10000, step: 1, fallback: 5 }),
    choice('list-type', 'listType', ['text', ['picture-card', 'pictureCard']], { fallback: 'text' }),
    text('buttonText', 'buttonText', { when: { member: 'list-type', is: 'text' } }),
    toggle('showTip', 'showTip'),
    text('tips', 'tips', { when: { member: 'showTip', is: true } }),
    toggle('multiple', 'multiple'),
    toggle('show-file-list', 'showFileList', { fallback: true }),
    shared.disabled,
    shared.required,
    ...fieldLogic,
  ],
  problems: requiredAddressProblems,
  // The value is a list of files whether several may be selected at once or not.
  versions: { noShapes: ['multiple'] },
};
