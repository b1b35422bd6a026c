import type { EndpointTests } from '../support/EndpointTests';
import { everyone } from '../support/rights/roles';

export const tests: EndpointTests = {
  rights: {
    viewNoticeChoice: { users: everyone },
    saveNoticeChoice: { users: everyone, input: { language: 'zh-CN', choices: [] } },
  },
  goodInputs: { saveNoticeChoice: { language: 'zh-CN', choices: [] } },
  records: { viewNoticeChoice: 'no record', saveNoticeChoice: 'no record' },
};
