import { CalendarOutlined } from '@ant-design/icons';
import { textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { CALENDAR } from '../shared/face/signs';
import { momentFace } from '../shared/moment/momentFace';

const DateFace: Face = ({ data }) => momentFace(data, text(data, 'type').includes('range'), CALENDAR);

export const dateFace: CanvasFace = { icon: <CalendarOutlined aria-hidden />, Face: DateFace };
