import { menuIcons } from '@gezi/admin-shell';
import { Button, Input, Popover } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../shared/texts';

interface IconSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (icon: string | null) => void;
}

/** Select of a menu icon, with a search by name. */
export function IconSelect({ id, value, onChange }: IconSelectProps) {
  const { menu: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const shown = useMemo(
    () => Object.entries(menuIcons).filter(([name]) => name.includes(keyword.trim().toLowerCase())),
    [keyword],
  );
  const Icon = value ? menuIcons[value] : undefined;
  const choose = (icon: string | null) => {
    onChange?.(icon);
    setOpen(false);
  };

  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      content={
        <div className="gezi-access-icons">
          <Input
            aria-label={texts.chooseIcon}
            placeholder={texts.chooseIcon}
            allowClear
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <div className="gezi-access-icon-list">
            {shown.map(([name, One]) => (
              <Button
                key={name}
                type={name === value ? 'primary' : 'text'}
                aria-label={name}
                aria-pressed={name === value}
                title={name}
                icon={<One aria-hidden />}
                onClick={() => choose(name)}
              />
            ))}
          </div>
          <Button block onClick={() => choose(null)}>
            {texts.noIcon}
          </Button>
        </div>
      }
    >
      <Button id={id} className="gezi-access-icon" icon={Icon && <Icon aria-hidden />}>
        {value || texts.chooseIcon}
      </Button>
    </Popover>
  );
}
