import { Select } from 'antd';

/** A hidden antd select; antd creates its styles on the first render. */
export const WarmSelect = () => <Select value="" options={[]} tabIndex={-1} />;
