import { BorderOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';

/** A table draws its cells. */
export const tdItemFace: CanvasFace = { icon: <BorderOutlined aria-hidden /> };
