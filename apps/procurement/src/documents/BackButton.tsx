import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from './texts';

interface BackButtonProps {
  path: string;
  /** Only the arrow is visible. */
  isShort?: boolean;
}

/** Leads from a document back to its list. */
export function BackButton({ path, isShort = false }: BackButtonProps) {
  const { backToList } = useTexts();
  const navigate = useNavigate();
  const short = { type: 'text', icon: <ArrowLeftOutlined aria-hidden />, 'aria-label': backToList } as const;
  return (
    <Button onClick={() => void navigate(path)} {...(isShort && short)}>
      {!isShort && backToList}
    </Button>
  );
}
