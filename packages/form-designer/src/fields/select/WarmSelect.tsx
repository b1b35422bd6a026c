import { Select } from 'antd';

/** antd's select for nobody: its styles are made when it is first drawn. */
export const WarmSelect = () => <Select value="" options={[]} tabIndex={-1} />;
