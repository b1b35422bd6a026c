import type { FieldSize } from '../FieldProps';

/** The size of antd's controls that is as high as ours. */
export const antdSize = (size: FieldSize): 'medium' | 'small' => (size === 'medium' ? 'medium' : 'small');
