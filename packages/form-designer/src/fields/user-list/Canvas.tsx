import { UserOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { DialogFace } from '../shared/dialog/DialogFace';

export const userListFace: CanvasFace = { icon: <UserOutlined aria-hidden />, Face: DialogFace };
