import { BorderOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';

/** Cells are rendered by their table. */
export const tdItemFace: CanvasFace = { icon: <BorderOutlined aria-hidden /> };
