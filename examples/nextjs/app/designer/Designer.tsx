'use client';

import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { FormDesigner } from '@gezi/form-designer/designer';

const client = createClient({ session: createSessionStore(), basePath: '/api' });

export function Designer({ name, content }: { name: string; content: string }) {
  return (
    <ClientProvider client={client}>
      <FormDesigner content={content} formName={name} existing height={700} />
    </ClientProvider>
  );
}
