import { GeziProvider, type LocaleCode } from '@gezi/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageWatch } from './LanguageWatch';

test('loads data again whose first load is still running', async () => {
  const answers: ((title: string) => void)[] = [];
  const read = vi.fn<() => Promise<string>>(() => new Promise((resolve) => answers.push(resolve)));
  const queries = new QueryClient();
  function Title() {
    return <p>{useQuery({ queryKey: ['title'], queryFn: read }).data ?? '…'}</p>;
  }
  const page = (locale: LocaleCode) => (
    <GeziProvider locale={locale}>
      <QueryClientProvider client={queries}>
        <LanguageWatch />
        <Title />
      </QueryClientProvider>
    </GeziProvider>
  );
  const { rerender } = render(page('zh-CN'));
  rerender(page('en-US'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('To approve');
  answers[0]!('待审批');
  expect(await screen.findByText('To approve')).toBeVisible();
  queries.clear();
});
