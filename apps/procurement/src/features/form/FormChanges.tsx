import { useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useQueries } from '@tanstack/react-query';
import { Collapse, Skeleton, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { changesBetween } from './core/changesBetween';
import { versionQuery } from './queries';
import { useTexts } from './texts';

/** What a save of a form changed, asked for when it is opened. */
export function FormChanges({ formId, version }: { formId: string; version: number }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (version === 1) return <p className="gezi-form-note">{texts.first}</p>;
  return (
    <Collapse
      ghost
      size="small"
      onChange={(keys) => setOpen(keys.length > 0)}
      items={[
        { key: 'changes', label: texts.changes, children: isOpen && <Changes formId={formId} version={version} /> },
      ]}
    />
  );
}

function Changes({ formId, version }: { formId: string; version: number }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const [before, after] = useQueries({
    queries: [versionQuery(client, formId, version - 1), versionQuery(client, formId, version)],
  });
  const earlier = before.data?.formContent;
  const later = after.data?.formContent;
  const changes = useMemo(
    () => (earlier === undefined || later === undefined ? undefined : (changesBetween(earlier, later, locale) ?? [])),
    [earlier, later, locale],
  );
  if (!changes) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (changes.length === 0) return <p className="gezi-form-note">{texts.noChanges}</p>;
  return (
    <ul className="gezi-form-changes">
      {changes.map(({ text, breaking }, at) => (
        // Lines of one answer: they never change places.
        <li key={at}>
          {breaking && <Tag color="error">{texts.breaking}</Tag>}
          {text}
        </li>
      ))}
    </ul>
  );
}
