import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  ExclamationCircleOutlined,
  InfoCircleFilled,
} from '@ant-design/icons';
import { booleanMember as flag, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { CROSS } from '../shared/face/signs';

const SIGNS = {
  success: <CheckCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
};

const AlertFace: Face = ({ data }) => {
  const written = text(data, 'type', 'info');
  const type = written in SIGNS ? (written as keyof typeof SIGNS) : 'info';
  const dark = text(data, 'effect') === 'dark' ? ' gezi-fd-alert-dark' : '';
  return (
    <span
      className={`gezi-fd-alert gezi-fd-alert-${type}${dark}${flag(data, 'center') ? ' gezi-fd-alert-center' : ''}`}
    >
      {flag(data, 'show-icon') ? <i>{SIGNS[type]}</i> : null}
      <span>
        <b>{text(data, 'title')}</b>
        {text(data, 'description') ? <small>{text(data, 'description')}</small> : null}
      </span>
      {flag(data, 'closable') ? <em>{text(data, 'close-text') || CROSS}</em> : null}
    </span>
  );
};

export const alertFace: CanvasFace = { icon: <ExclamationCircleOutlined aria-hidden />, Face: AlertFace };
