import { changeUserPassword } from '@gezi/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/renderPage';
import { RecordDialog } from '../RecordDialog';
import { PasswordPair } from './PasswordPair';

const MESSAGES = {
  missing: '请输入密码!',
  short: '密码太短',
  confirmMissing: '请确认密码!',
  differ: '两次输入的密码不一样！',
};

const show = () =>
  renderPage({
    path: '/',
    routes: {},
    page: (
      <RecordDialog
        title="重置密码"
        schema={changeUserPassword.input}
        initial={{ password: '', confirmpassword: '' }}
        save={() => Promise.resolve(null)}
        onSaved={() => undefined}
        onClose={() => undefined}
      >
        <PasswordPair label="新密码" confirmLabel="确认密码" messages={MESSAGES} username="zhangwei1" />
      </RecordDialog>
    ),
  });

const type = (password: string) => fireEvent.change(screen.getByLabelText('新密码'), { target: { value: password } });
const marks = () =>
  [...document.querySelectorAll('.gezi-password-checks > span')].map(
    (check) => `${check.querySelector('[aria-label]')!.getAttribute('aria-label')} ${check.textContent}`,
  );

test.each([
  ['', ['未满足', '未满足', '未满足']],
  ['x7k', ['未满足', '已满足', '已满足']],
  ['12345678', ['已满足', '未满足', '已满足']],
  ['ZhangWei1', ['已满足', '已满足', '未满足']],
  ['correct horse', ['已满足', '已满足', '已满足']],
])('marks the rules that %o meets', async (password, states) => {
  show();
  await screen.findByRole('dialog');
  type(password);
  const rules = ['8 到 128 个字符', '不是常见密码、重复或连续的字符', '与用户名不同'];
  await waitFor(() => expect(marks()).toEqual(rules.map((rule, nth) => `${states[nth]} ${rule}`)));
  expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription(expect.stringContaining('8 到 128 个字符'));
});

test('refuses what the server refuses', async () => {
  show();
  await screen.findByRole('dialog');
  type('ZhangWei1');
  fireEvent.click(screen.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText('密码不能与用户名相同')).toBeInTheDocument();
});
