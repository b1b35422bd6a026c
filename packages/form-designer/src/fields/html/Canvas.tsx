import { Html5Outlined } from '@ant-design/icons';
import { textMember as text } from '../../core/document/members';
import { later } from '../../designer/later/later';
import type { CanvasFace, Face } from '../CanvasFace';
import { Inert } from '../shared/face/inertFace';
import { wordsOf } from '../shared/face/wordsOf';

/** The sanitiser is loaded when there is markup; until then the words are shown, so that the layout hardly moves. */
const HtmlBody = later<Parameters<Face>[0]>(
  async () => (await import('./HtmlBody')).HtmlBody,
  ({ data }) => <p>{wordsOf(text(data, 'text'))}</p>,
);

const HtmlFace: Face = ({ data }) => (
  <Inert>
    <HtmlBody data={data} />
  </Inert>
);

export const htmlFace: CanvasFace = { icon: <Html5Outlined aria-hidden />, Face: HtmlFace };
