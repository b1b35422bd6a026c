import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from './texts';

/** Prints the current page. */
export function PrintButton() {
  const texts = useTexts();
  return (
    <Button
      className="gezi-site-print"
      size="small"
      icon={<PrinterOutlined aria-hidden />}
      onClick={() => window.print()}
    >
      {texts.print}
    </Button>
  );
}
