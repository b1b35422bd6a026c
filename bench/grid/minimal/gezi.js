export { EditableGrid } from '@gezi/editable-grid';
