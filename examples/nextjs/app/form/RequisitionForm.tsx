'use client';

import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import type { FormValues } from '@gezi/form-designer/core';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { PageCard } from '@gezi/ui';
import { Button } from 'antd';
import { useState } from 'react';

const client = createClient({ session: createSessionStore(), basePath: '/api' });

export function RequisitionForm({ name, content }: { name: string; content: string }) {
  const [sent, setSent] = useState<FormValues>();
  return (
    <ClientProvider client={client}>
      <PageCard title={name}>
        <FormRuntime content={content} onSubmit={setSent}>
          <Button type="primary" htmlType="submit">
            提交
          </Button>
        </FormRuntime>
        {sent && <output>已提交 {Object.keys(sent).length} 项</output>}
      </PageCard>
    </ClientProvider>
  );
}
