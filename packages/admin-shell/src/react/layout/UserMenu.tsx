import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { App, Avatar, Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { initialOf } from '../../core/initialOf';
import { menuFocus } from './menuFocus';
import { useTexts } from '../../texts/useTexts';
import type { ShellUser } from './ShellUser';
import { useGreeting } from './useGreeting';
import type { UserMenuItem } from './UserMenuItem';

export interface UserMenuProps {
  user: ShellUser;
  items?: readonly UserMenuItem[] | undefined;
  /** Ends the session; a rejection keeps it and shows a message. */
  onLogout: () => Promise<void>;
  /** Whether only the picture is visible, for small screens. */
  compact?: boolean;
}

/** Menu of the signed-in user with logout. */
export function UserMenu({ user, items = [], onLogout, compact = false }: UserMenuProps) {
  const texts = useTexts();
  const greet = useGreeting();
  const { modal, message } = App.useApp();
  const navigate = useNavigate();

  async function logout() {
    try {
      await onLogout();
    } catch (error) {
      void message.error((error instanceof Error && error.message) || texts.logoutFailed);
    }
  }

  function ask() {
    modal.confirm({
      title: texts.logoutTitle,
      content: texts.logoutQuestion,
      okText: texts.logout,
      cancelText: texts.cancel,
      onOk: logout,
    });
  }

  const menu: MenuProps = {
    items: [
      ...items.map(({ key, label, icon, to, onClick }) => ({
        key,
        label,
        icon,
        onClick: () => {
          onClick?.();
          if (to !== undefined) void navigate(to);
        },
      })),
      ...(items.length ? [{ type: 'divider' as const }] : []),
      { key: 'logout', label: texts.logout, icon: <LogoutOutlined aria-hidden />, onClick: ask },
    ],
  };

  return (
    <Dropdown
      menu={menu}
      trigger={['click']}
      placement="bottomRight"
      {...menuFocus}
      popupRender={(nodes) => (
        <div className="gezi-user-popup">
          <div className="gezi-user-hello">
            {/* Read as the menu opens, not once in the morning. */}
            <strong>{greet(user.name)}</strong>
            {user.account && <span>{user.account}</span>}
            {user.organisation && <span>{user.organisation}</span>}
          </div>
          {nodes}
        </div>
      )}
    >
      <button type="button" className="gezi-user-button" aria-label={texts.userMenu(user.name)}>
        <Avatar size={30} src={user.avatarUrl} className="gezi-user-picture">
          {initialOf(user.name)}
        </Avatar>
        {!compact && <span className="gezi-user-name">{user.name}</span>}
        {!compact && <DownOutlined className="gezi-user-arrow" aria-hidden="true" />}
      </button>
    </Dropdown>
  );
}
