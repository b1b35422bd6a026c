import { viewSource } from '@gezi/domain';
import { useSearchParams } from 'react-router';
import { DocumentPage } from '../../../documents/DocumentPage';
import { HALL_PATH } from './core/paths';
import { SourceDocument } from './SourceDocument';
import { useTexts } from './texts';

const KIND = { view: viewSource };

/** `/procurement/source/view?id=`: a project as a supplier sees it. */
export function SourceViewPage() {
  const texts = useTexts();
  const [params] = useSearchParams();
  return (
    <DocumentPage
      kind={KIND}
      id={params.get('id') ?? ''}
      isNew={false}
      titleOf={(project) => project?.proNo}
      skeleton={[texts.header, texts.materials]}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.backToHall, path: HALL_PATH }}
    >
      {({ doc, onReload }) => doc && <SourceDocument project={doc} onReload={onReload} />}
    </DocumentPage>
  );
}
