import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { useClient } from '@gezi/client';
import type { HelpNode } from '@gezi/domain';
import { EmptyState } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router';
import { findEntry } from '../core/helpTree';
import { helpPath } from '../core/internalTarget';
import { helpDocumentQuery } from '../queries';
import { SiteContent } from '../SiteContent';
import { SiteFailure } from '../SiteFailure';
import { useTexts } from '../texts';
import { usePageTitle } from '../usePageTitle';
import { HelpLinks } from './HelpLinks';
import { HelpSearch } from './HelpSearch';

interface HelpDocumentViewProps {
  id: string;
  tree: readonly HelpNode[];
  signedIn: boolean;
}

/** One help document: search, breadcrumb and content. */
export function HelpDocumentView({ id, tree, signedIn }: HelpDocumentViewProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(helpDocumentQuery(useClient(), id));
  const title = data?.title ?? findEntry(tree, id)?.title ?? texts.help;
  const children = findEntry(tree, id)?.children ?? [];
  usePageTitle(title);
  const toHome = () => void navigate('/helpdocument', { replace: true });

  return (
    <>
      <div className="gezi-help-tools">
        <HelpSearch signedIn={signedIn} />
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={toHome}>
          {texts.helpBack}
        </Button>
        <Button icon={<PrinterOutlined aria-hidden />} aria-label={texts.print} onClick={() => window.print()} />
      </div>
      <nav aria-label={texts.breadcrumb} className="gezi-help-way">
        <Link to="/helpdocument" replace>
          {texts.helpHome}
        </Link>
        {data?.parents.map((parent) => (
          <Fragment key={parent.id}>
            <span aria-hidden>/</span>
            <Link to={helpPath(parent.id)} replace>
              {parent.title}
            </Link>
          </Fragment>
        ))}
        <span aria-hidden>/</span>
        <span aria-current="page">{title}</span>
      </nav>
      <article>
        <h1>{title}</h1>
        {isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
        {error && (
          <SiteFailure
            error={error}
            onRetry={() => void refetch()}
            back={<Button onClick={toHome}>{texts.helpBack}</Button>}
          />
        )}
        {data?.content && <SiteContent html={data.content} />}
        {data && !data.content && children.length === 0 && <EmptyState title={texts.helpNoContent} />}
        {data && !data.content && children.length > 0 && (
          <>
            <h2>{texts.helpChapter}</h2>
            <HelpLinks nodes={children} className="gezi-help-children" />
          </>
        )}
      </article>
    </>
  );
}
