import { divergeFields, sourceLineFields, type SourceProject } from '@gezi/domain';
import { EmptyState, RichContent } from '@gezi/ui';
import { useState } from 'react';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { FieldTable } from '../shared/FieldTable';
import { useTexts } from './texts';

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'actualCounts', 'unit'];

/** Materials, deviation items and notice of a project. */
export function SourceParts({ project }: { project: SourceProject }) {
  const texts = useTexts();
  const { lineCount } = useDocumentTexts();
  const [active, setActive] = useState('lines');
  const { detailList, divergeList, noticeContent } = project;
  return (
    <DocumentParts
      active={active}
      onActivate={setActive}
      parts={[
        {
          key: 'lines',
          title: texts.materials,
          note: lineCount(detailList.length),
          padded: false,
          children: (
            <FieldTable label={texts.materials} fields={sourceLineFields(project)} rows={detailList} lead={LEAD} />
          ),
        },
        {
          key: 'diverges',
          title: texts.diverges,
          note: lineCount(divergeList.length),
          padded: false,
          children: (
            <FieldTable
              label={texts.diverges}
              fields={divergeFields}
              rows={divergeList}
              emptyText={texts.divergesNone}
            />
          ),
        },
        {
          key: 'notice',
          title: texts.notice,
          children: noticeContent ? <RichContent html={noticeContent} /> : <EmptyState title={texts.noticeEmpty} />,
        },
      ]}
    />
  );
}
