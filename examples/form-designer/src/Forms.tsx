import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { formTemplates } from '@gezi/form-designer/core';
import type { FormValues } from '@gezi/form-designer/core';
import { PageCard, PageHeader } from '@gezi/ui';
import { Button, Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';

// A page that only fills in forms does not load the designer.
const FormDesigner = lazy(() =>
  import('@gezi/form-designer/designer').then((door) => ({ default: door.FormDesigner })),
);
const FormRuntime = lazy(() => import('@gezi/form-designer/runtime').then((door) => ({ default: door.FormRuntime })));

// Uploads, dictionaries and dialogs of a form call your server through this client.
const client = createClient({ session: createSessionStore(), basePath: '/api' });
const expenses = formTemplates.find(({ key }) => key === 'expense')!;

/** Design a form, fill it in, see what is submitted. */
export function Forms() {
  const [view, setView] = useState<'design' | 'fill'>('design');
  const [content, setContent] = useState<string>(() => JSON.stringify(expenses.content()));
  const [sent, setSent] = useState<FormValues>();

  return (
    <ClientProvider client={client}>
      <main>
        <PageHeader
          title={expenses.name}
          actions={
            <Segmented
              value={view}
              onChange={setView}
              options={[
                { value: 'design', label: '设计' },
                { value: 'fill', label: '填写' },
              ]}
            />
          }
        />
        <Suspense fallback={null}>
          {view === 'design' ? (
            <FormDesigner
              content={content}
              formName={expenses.name}
              existing
              height={720}
              onSave={({ formContent }) => setContent(formContent)}
            />
          ) : (
            <PageCard title="填写">
              <FormRuntime content={content} onSubmit={setSent}>
                <Button type="primary" htmlType="submit">
                  提交
                </Button>
              </FormRuntime>
              {sent && <pre>{JSON.stringify(sent, null, 2)}</pre>}
            </PageCard>
          )}
        </Suspense>
      </main>
    </ClientProvider>
  );
}
