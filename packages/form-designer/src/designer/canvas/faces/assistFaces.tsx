import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { booleanMember as flag, textMember as text } from '../../../core/document/members';
import { lettersOf } from '../../../runtime/kit/lettersOf';
import { later } from '../../later/later';
import type { Face } from './Face';
import { CROSS } from './signs';
import { wordsOf } from './wordsOf';

const align = (written: string) => (written === 'center' || written === 'right' ? written : 'left');

export const ButtonFace: Face = ({ data }) => {
  const type = text(data, 'type', 'primary');
  const known = ['primary', 'success', 'warning', 'danger', 'info', 'text'].includes(type) ? type : 'default';
  const shape = flag(data, 'circle') ? ' gezi-fd-button-circle' : flag(data, 'round') ? ' gezi-fd-button-round' : '';
  return (
    <span className="gezi-fd-line" style={{ textAlign: align(text(data, 'align')) }}>
      <span
        className={`gezi-fd-button gezi-fd-button-${known}${flag(data, 'plain') ? ' gezi-fd-button-plain' : ''}${shape}`}
        style={lettersOf(data, 'fontSize')}
      >
        {text(data, 'text') || text(data, 'label')}
      </span>
    </span>
  );
};

export const DividerFace: Face = ({ data }) => (
  <span className={`gezi-fd-divider gezi-fd-divider-${align(text(data, 'content-position', 'center'))}`}>
    {text(data, 'text') ? <span>{text(data, 'text')}</span> : null}
  </span>
);

const SIGNS = {
  success: <CheckCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
};

export const AlertFace: Face = ({ data }) => {
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

/** In the tones of the link of the running form. */
export const LinkFace: Face = ({ data }) => (
  <span
    className={`gezi-form-anchor gezi-form-anchor-${flag(data, 'disabled') ? 'off' : text(data, 'type', 'primary')}`}
  >
    {text(data, 'text') || text(data, 'href')}
  </span>
);

export const TextFace: Face = ({ data }) => (
  <span
    className="gezi-fd-line gezi-fd-text"
    style={{ textAlign: align(text(data, 'align')), ...lettersOf(data, 'size') }}
  >
    {text(data, 'text') || '\u00a0'}
  </span>
);

/** What cleans markup is loaded where there is some; until then its words stand there, so that little moves. */
const HtmlBody = later<Parameters<Face>[0]>(
  async () => (await import('./HtmlBody')).HtmlBody,
  ({ data }) => <p>{wordsOf(text(data, 'text'))}</p>,
);

export const HtmlFace: Face = ({ data }) => (
  <span className="gezi-fd-html" inert>
    <HtmlBody data={data} />
  </span>
);
