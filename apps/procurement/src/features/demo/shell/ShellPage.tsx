import { ErrorPage, FailurePage } from '@gezi/admin-shell';
import { DescriptionGrid, EmptyState } from '@gezi/ui';
import { App, Button, Segmented, Tag } from 'antd';
import { useState } from 'react';
import { Showcase } from '../shared/Showcase';
import { ShowPage } from '../shared/ShowPage';
import { useTexts } from '../shared/texts';

const STATUSES = [403, 404, 500] as const;

/** `/demo/shell`: building blocks of pages, and their error states. */
export function ShellPage() {
  const texts = useTexts();
  const { message } = App.useApp();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>(403);
  const again = () => void message.success(texts.again);
  return (
    <ShowPage
      title={texts.shell}
      description={texts.shellHint}
      tags={<Tag color="processing">{texts.approved}</Tag>}
      actions={<Button onClick={again}>{texts.again}</Button>}
    >
      <Showcase wide title={texts.description} name="DescriptionGrid">
        <DescriptionGrid
          items={[
            { key: 'name', label: texts.name, value: texts.pipe },
            { key: 'unit', label: texts.unit, value: texts.metre },
            { key: 'counts', label: texts.counts, value: '1,200' },
            { key: 'supplier', label: texts.supplier, value: texts.longName },
            { key: 'remark', label: texts.remark, value: null },
          ]}
        />
      </Showcase>
      <Showcase title={texts.empty} name="EmptyState">
        <EmptyState />
      </Showcase>
      <Showcase title={texts.failure} name="FailurePage">
        <FailurePage error={new TypeError('rows is undefined')} onRetry={again} />
      </Showcase>
      <Showcase
        wide
        title={texts.errorPages}
        name="ErrorPage"
        extra={
          <Segmented
            aria-label={texts.errorPages}
            size="small"
            value={status}
            onChange={setStatus}
            options={[...STATUSES]}
          />
        }
      >
        <ErrorPage status={status} />
      </Showcase>
    </ShowPage>
  );
}
