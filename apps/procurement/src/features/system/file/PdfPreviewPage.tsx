import { ClientProvider, createSessionStore, describeFailure, memoryStorage, useClient } from '@gezi/client';
import { viewFileInfo } from '@gezi/domain';
import { FileView } from '@gezi/upload';
import { useLocale } from '@gezi/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Alert, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { OpenClient } from '../../../FeatureRoutes';
import { useTexts } from './texts';
import { uploadedOf } from './uploadedOf';
import './pdf.css';

/**
 * `/pdf-preview?file=`: a pdf file as the only content of the window, for frames. The fragment may carry the token and the
 * tenant of the reader; default: the session of this browser.
 */
export function PdfPreviewPage({ openClient }: { openClient: OpenClient }) {
  const { hash, search } = useLocation();
  const locale = useLocale();
  const navigate = useNavigate();
  const [reader] = useState(() => readerOf(new URLSearchParams(hash.slice(1)), openClient));

  useEffect(() => {
    // Removes the token from the history and the visible address.
    if (hash !== '') void navigate({ search, hash: '' }, { replace: true });
  }, [hash, search, navigate]);

  const page = (
    <main className="gezi-pdf-page">
      <PdfFile />
    </main>
  );
  if (!reader) return page;
  return (
    <QueryClientProvider client={reader.queries}>
      <ClientProvider client={reader.client} locale={locale}>
        {page}
      </ClientProvider>
    </QueryClientProvider>
  );
}

function PdfFile() {
  const texts = useTexts();
  const client = useClient();
  const locale = useLocale();
  const [query] = useSearchParams();
  const wanted = query.get('file') ?? '';
  const { data, error } = useQuery({
    queryKey: ['pdf-preview', wanted],
    queryFn: ({ signal }) => client.call(viewFileInfo, { ids: wanted }, { signal, silent: true }),
    enabled: wanted !== '',
    retry: false,
  });
  const file = data?.[0];

  useEffect(() => {
    document.title = file?.fileName ?? texts.preview;
  }, [file, texts]);

  if (error) return <Alert type="error" showIcon title={describeFailure(error, { locale }).message} />;
  if (wanted === '' || (data && !file)) return <Alert type="warning" showIcon title={texts.noSuchFile} />;
  if (!file) return <Spin />;
  if (file.fileType !== 'pdf') return <Alert type="warning" showIcon title={texts.noPdf} />;
  return <FileView item={uploadedOf(file)} fill />;
}

/** Client and queries of the reader of a fragment; undefined without a token. */
function readerOf(fragment: URLSearchParams, openClient: OpenClient) {
  const token = fragment.get('token');
  if (!token) return undefined;
  const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  const tenantId = Number(fragment.get('tenant')) || 0;
  // The server decides when the session ends.
  session.set({ ...session.get(), token, tenantId, tokenExpires: Number.MAX_SAFE_INTEGER });
  // Queries of the app report the end of a session, which would sign out the user of this browser.
  return { client: openClient(session), queries: new QueryClient() };
}
