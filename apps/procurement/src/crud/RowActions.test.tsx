import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { RowActions } from './RowActions';
import { RowButton } from './RowButton';
import { RowLink } from './RowLink';
import { RowMore } from './RowMore';

const matchMedia = window.matchMedia;
afterEach(() => void (window.matchMedia = matchMedia));

/** A window of a phone. */
function narrow() {
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(max-width: 640px)' });
}

const onEdit = vi.fn<() => void>();
const onChoose = vi.fn<(action: string) => void>();

function row(mayEdit: boolean) {
  return render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={
            <RowActions>
              <RowLink label="填报" of="到货登记" to="/fill" />
              {mayEdit && (
                <>
                  <RowButton label="编辑" of="到货登记" onClick={onEdit} />
                  <RowMore
                    name="到货登记"
                    items={[{ key: 'remove', label: '删除', danger: true }]}
                    onChoose={onChoose}
                  />
                </>
              )}
            </RowActions>
          }
        />
        <Route path="/fill" element="填报页" />
      </Routes>
    </MemoryRouter>,
  );
}

test('stand side by side where there is room', () => {
  row(true);
  expect(screen.getByRole('link', { name: '填报 到货登记' })).toBeVisible();
  expect(screen.getByRole('button', { name: '编辑 到货登记' })).toBeVisible();
  expect(screen.getByRole('button', { name: '更多 到货登记' })).toBeVisible();
});

test('on a phone are behind one button, the foremost first', async () => {
  narrow();
  row(true);
  const user = userEvent.setup();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: '更多 到货登记' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['填报', '编辑', '删除']);
  await user.click(items[1]!);
  expect(onEdit).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '更多 到货登记' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('remove');
  await user.click(screen.getByRole('button', { name: '更多 到货登记' }));
  await user.click(await screen.findByRole('menuitem', { name: '填报' }));
  expect(await screen.findByText('填报页')).toBeVisible();
});

test('one alone stays what it is', () => {
  narrow();
  row(false);
  expect(screen.getByRole('link', { name: '填报 到货登记' })).toBeVisible();
});
