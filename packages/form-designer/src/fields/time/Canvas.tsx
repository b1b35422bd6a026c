import { ClockCircleOutlined } from '@ant-design/icons';
import { booleanMember as flag } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { CLOCK } from '../shared/face/signs';
import { momentFace } from '../shared/moment/momentFace';

const TimeFace: Face = ({ data }) => momentFace(data, flag(data, 'is-range'), CLOCK);

export const timeFace: CanvasFace = { icon: <ClockCircleOutlined aria-hidden />, Face: TimeFace };
