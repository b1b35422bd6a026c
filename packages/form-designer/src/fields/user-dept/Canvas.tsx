import { TeamOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { DialogFace } from '../shared/dialog/DialogFace';

export const userDeptFace: CanvasFace = { icon: <TeamOutlined aria-hidden />, Face: DialogFace };
