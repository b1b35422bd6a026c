import { cellRegistry, defineCell, textFace } from '@gezi/editable-grid';

/** A cell type: small letters become capitals, and what cannot be a plate is not accepted. */
export const plateCell = defineCell({
  definition: {
    type: 'plate',
    control: 'text',
    defaultWidth: 140,
    empty: '',
    format: (value) => (typeof value === 'string' ? value : ''),
    parse: (text) => ({ ok: true, value: text.trim().toUpperCase() }),
    accepts: (text) => text.length <= 8,
    tidy: (text) => text.toUpperCase(),
  },
  face: textFace(),
});

export const registry = cellRegistry.extend([plateCell]);
