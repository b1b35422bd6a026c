import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Feedback } from './Feedback';

test('asks a question once, in strict mode too', async () => {
  const answer = vi.fn<(yes: boolean) => void>();
  const ask = {
    kind: 'confirm',
    title: '接受',
    text: '接受评审任务？',
    ok: '确定',
    danger: false,
    cancel: '取消',
    answer,
  } as const;
  render(
    <StrictMode>
      <Feedback ask={ask} onDone={() => undefined} />
    </StrictMode>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  expect(answer.mock.calls).toEqual([[true]]);
});
