import { GeziProvider } from '@gezi/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { Menu } from './Menu';

function Opener() {
  const [at, setAt] = useState<HTMLElement>();
  return (
    <>
      <button type="button" onClick={(event) => setAt(event.currentTarget)}>
        行高
      </button>
      {at && (
        <Menu
          label="行高"
          at={at}
          items={[{ key: 'loose', label: '宽松', onSelect: () => undefined }]}
          onClose={() => setAt(undefined)}
        />
      )}
    </>
  );
}

test('Escape returns the focus to the button of a menu, in strict mode too', async () => {
  render(
    <StrictMode>
      <GeziProvider>
        <Opener />
      </GeziProvider>
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: '行高' }));
  expect(screen.getByRole('menuitem', { name: '宽松' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: '行高' })).toHaveFocus();
});
