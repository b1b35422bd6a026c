import { describeFailure, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useQueries } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Tag } from 'antd';
import { useMemo } from 'react';
import { changesBetween } from './core/changesBetween';
import { versionQuery } from './queries';
import { useTexts } from './texts';

interface FormChangesProps {
  formId: string;
  /** Version numbers to compare. */
  from: number;
  to: number;
}

/** Changes between two versions of a form, one per line, breaking ones first. */
export function FormChanges({ formId, from, to }: FormChangesProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const [before, after] = useQueries({
    queries: [versionQuery(client, formId, from), versionQuery(client, formId, to)],
  });
  const earlier = before.data;
  const later = after.data;
  const changes = useMemo(
    () => earlier && later && (changesBetween(earlier, later, texts, locale) ?? 'unreadable'),
    [earlier, later, texts, locale],
  );
  const error = before.error ?? after.error;
  if (error) {
    return (
      <Alert
        type="error"
        showIcon
        title={describeFailure(error, { locale }).message}
        action={
          <Button size="small" onClick={() => void (before.error ? before : after).refetch()}>
            {texts.retry}
          </Button>
        }
      />
    );
  }
  if (!changes) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (changes === 'unreadable') return <p className="gezi-form-note">{texts.unreadable}</p>;
  if (changes.length === 0) return <p className="gezi-form-note">{texts.noChanges}</p>;
  return (
    <ul className="gezi-form-changes">
      {changes.map(({ text, breaking }, at) => (
        // The lines of one answer never change order.
        <li key={at}>
          {breaking && <Tag color="error">{texts.breaking}</Tag>}
          {text}
        </li>
      ))}
    </ul>
  );
}
