import { usePermission } from '@gezi/client';
import { divergeFields, findQuestionFault, sourceLineFields, type SourceProject } from '@gezi/domain';
import { EmptyState, RichContent } from '@gezi/ui';
import { useState } from 'react';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { FieldTable } from '../../../documents/FieldTable';
import { QuestionsPart } from '../shared/questions/QuestionsPart';
import { useTexts as useQuestionTexts } from '../shared/questions/texts';
import { useTexts } from './texts';

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'actualCounts', 'unit'];

/** Materials, deviation items, questions and notice of a project. */
export function SourceParts({ project }: { project: SourceProject }) {
  const texts = useTexts();
  const { lineCount } = useDocumentTexts();
  const questions = useQuestionTexts();
  const hasQuestions = usePermission('procurement:question:list');
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
        ...(hasQuestions
          ? [
              {
                key: 'questions',
                title: questions.title,
                children: <QuestionsPart purchaseInfoId={project.id} isOpen={isOpenForQuestions(project)} />,
              },
            ]
          : []),
        {
          key: 'notice',
          title: texts.notice,
          children: noticeContent ? <RichContent html={noticeContent} /> : <EmptyState title={texts.noticeEmpty} />,
        },
      ]}
    />
  );
}

/** The server decides by its clock when the quotation ends. */
const isOpenForQuestions = ({ status, inviteStatus, isLeftOut, mayTakePart }: SourceProject) =>
  findQuestionFault({ projectStatus: status, isOver: false, inviteStatus, isLeftOut, mayTakePart }) === undefined;
