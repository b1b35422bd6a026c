import { PrinterOutlined } from '@ant-design/icons';
import { PageHeader } from '@gezi/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../crud/useNarrow';
import { BackButton } from './BackButton';
import { ConflictAlert } from './ConflictAlert';
import { useTexts } from './texts';

export interface DocumentFrameProps {
  title: string;
  /** The state. */
  tags?: ReactNode;
  description?: string | undefined;
  /** Path of the list. */
  listPath: string;
  /** Buttons after those for list and print. */
  actions?: ReactNode;
  /** Offers printing. */
  isPrintable: boolean;
  /** Message about the change of another user. */
  conflict?: string | undefined;
  onReload: () => void;
  children: ReactNode;
}

/** Frame of a document page: title with state, way back, print, and the notice of a concurrent change. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { title, tags, description, listPath, actions, isPrintable, conflict, onReload, children } = props;
  const texts = useTexts();
  const isNarrow = useNarrow();
  return (
    <div className="gezi-document">
      <PageHeader
        leading={isNarrow && <BackButton path={listPath} isShort />}
        title={title}
        tags={tags}
        description={description}
        actions={
          <>
            {!isNarrow && <BackButton path={listPath} />}
            {isPrintable && (
              <Button
                icon={<PrinterOutlined aria-hidden />}
                onClick={() => window.print()}
                {...(isNarrow && { 'aria-label': texts.print })}
              >
                {!isNarrow && texts.print}
              </Button>
            )}
            {actions}
          </>
        }
      />
      {conflict && <ConflictAlert message={conflict} onReload={onReload} />}
      {children}
    </div>
  );
}
